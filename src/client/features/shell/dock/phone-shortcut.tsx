import { Trans } from '@lingui/react/macro';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { PhoneIcon } from '#client/ui/icons/interface-icons.tsx';
import { SafeLink } from '#client/ui/safe-link.tsx';

/** SHELL-15: where the telephone shortcut leads. */
export const CONTACT_PAGE = '/aboutus/contactus';

/** A number as telephones dial it; empty when there is none. */
const dialable = (phoneNumber: string) => phoneNumber.replace(/[^\d+]/g, '');

/**
 * SHELL-15: leads to the contact page and shows the telephone number beside it: on hover, on focus and on the first tap,
 * by the style sheet alone until scripts run. Escape puts it away, and it stays while the pointer is on it.
 */
export function PhoneShortcut({ phoneNumber }: { phoneNumber: string }) {
  const box = useRef<HTMLDivElement>(null);
  const byTouch = useRef(false);
  const [look, setLook] = useState<'auto' | 'open' | 'away'>('auto');

  // By hand, since the box itself is nothing to operate: it only hears what its links do not need.
  useEffect(() => {
    const element = box.current;
    const stop = new AbortController();
    const hear = { signal: stop.signal };
    const backToStyles = () => setLook((now) => (now === 'away' ? 'auto' : now));
    document.addEventListener(
      'pointerdown',
      (event) => {
        const inside = event.target instanceof Node && element?.contains(event.target);
        byTouch.current = inside === true && event.pointerType !== 'mouse';
        if (!inside) setLook('auto');
      },
      hear,
    );
    element?.addEventListener('keydown', (event) => event.key === 'Escape' && setLook('away'), hear);
    element?.addEventListener('pointerleave', backToStyles, hear);
    element?.addEventListener('focusout', backToStyles, hear);
    return () => stop.abort();
  }, []);

  function press(event: MouseEvent) {
    // A finger has no hover: its first press shows the number, the second one follows the link.
    if (byTouch.current && look !== 'open' && phoneNumber !== '') {
      event.preventDefault();
      setLook('open');
    }
    byTouch.current = false;
  }
  return (
    <div ref={box} className="shell-dock-phone" data-look={look}>
      <SafeLink address={CONTACT_PAGE} className="shell-dock-button" onPress={press}>
        <PhoneIcon />
        <span className="shell-dock-words">
          <Trans>Contact us by telephone</Trans>
        </span>
      </SafeLink>
      {phoneNumber === '' ? null : (
        <div className="shell-dock-popover">
          <span className="ui-muted">
            <Trans>Telephone</Trans>
          </span>
          <a href={`tel:${dialable(phoneNumber)}`}>{phoneNumber}</a>
        </div>
      )}
    </div>
  );
}
