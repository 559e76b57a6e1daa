import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { lazyComponent } from '#client/lib/lazy-component.tsx';
import { CallInstead } from '#client/offline/by-telephone.tsx';
import { useOffered } from '#client/offline/offers.ts';
import { Button } from '#client/ui/button.tsx';
import type { EnquiryType } from '#contract/enquiry-kinds.ts';
import type { DraftProblems } from './check-draft.ts';
import type { EnquiryDraft } from './draft.ts';
import './enquiry.css';
import { RouteFields } from './route-fields.tsx';
import { isOnItsWay, type SendState, useEnquiry } from './use-enquiry.ts';

const EnquiryRest = lazyComponent(async () => (await import('./enquiry-rest.tsx')).EnquiryRest);
const EntryProgress = lazyComponent(async () => (await import('./enquiry-rest.tsx')).EntryProgress);

/** The form's place on a page, at which addresses point. */
const PLACE = 'enquiry';

function routeProblems({ pol, pod }: EnquiryDraft): DraftProblems {
  return {
    ...(pol ? {} : { pol: 'port' as const }),
    ...(pod ? (pod.code === pol?.code ? { pod: 'same-port' as const } : {}) : { pod: 'port' as const }),
  };
}

/** Brings the visitor to what needs him: the first wrong field, or the answer. */
function useFocus(state: SendState, problems: DraftProblems) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    if (state.kind === 'refused') box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  return { box, problems };
}

/** Scrolls to this form when the address names it: it renders after the page, too late for the browser to do so. */
function useArrival(box: RefObject<HTMLDivElement | null>): void {
  const isMeant = useLocation({ select: ({ hash }) => hash === PLACE });
  useEffect(() => {
    if (isMeant && window.scrollY === 0) box.current?.scrollIntoView();
  }, [isMeant, box]);
}

interface EnquiryPanelProps {
  /** The way of transport the page is about; null where the visitor says it. */
  type: EnquiryType | null;
}

/**
 * HOME-02: asks for a rate. Two ports and the way of transport first; the rest of the form opens in its place. Before and
 * without scripts the button leads to the contact page.
 */
export function EnquiryPanel({ type }: EnquiryPanelProps) {
  const { t } = useLingui();
  const form = useEnquiry(type);
  const { draft, state, problems } = form;
  const { codes } = useOffered();
  const { box } = useFocus(state, problems);
  useArrival(box);
  const [open, setOpen] = useState(false);
  const shown = open || form.shared.files !== undefined || (form.restored && draft.pol !== null && draft.pod !== null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (shown) {
      if (!isOnItsWay(state)) void form.send();
      return;
    }
    const found = routeProblems(draft);
    if (Object.keys(found).length > 0) form.refuse(found);
    else setOpen(true);
  }

  return (
    <div ref={box} id={PLACE} className="enquiry" tabIndex={-1}>
      <h2 className="enquiry-title">
        <Trans>Get a quote</Trans>
      </h2>
      {!codes ? (
        <CallInstead title={<Trans>Online enquiries are not available</Trans>} />
      ) : state.kind === 'submitted' ? (
        <EntryProgress
          submitted={state.submitted}
          onGone={form.reopen}
          more={{ label: t`Get another quote`, onPress: form.again }}
        />
      ) : (
        <form className="ui-stack" action="/aboutus/contactus" noValidate onSubmit={submit}>
          <RouteFields form={form} byMode={type !== null} />
          {shown ? (
            <EnquiryRest form={form} asked={open} />
          ) : (
            <div className="ui-row">
              <Button type="submit" variant="primary">
                <Trans>Continue</Trans>
              </Button>
              <p className="ui-help">
                <Trans>Next: cargo and contact details. Our team will reply in person.</Trans>
              </p>
            </div>
          )}
        </form>
      )}
    </div>
  );
}
