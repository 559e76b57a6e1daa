import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { buttonClass } from '#client/ui/button-class.ts';
import { SearchInput } from '#client/ui/search-input.tsx';
import { referenceKind } from '#domain/reference-kind.ts';
import { hrefOf } from '#domain/reference-target.ts';
import { Suggestions } from './reference-suggestions.tsx';

/** Longer input is no reference of any kind. */
const INPUT_MAX = 60;

/** Moves the focus along field and suggestions; true when there was a place to go. */
function moveFocus(form: HTMLFormElement, step: 1 | -1): boolean {
  const stops = [...form.querySelectorAll('input, .home-suggestion')];
  const at = stops.findIndex((stop) => stop.contains(document.activeElement));
  const next = stops[at + step];
  if (at < 0 || !(next instanceof HTMLElement)) return false;
  next.focus();
  return true;
}

type Form = { readonly current: HTMLFormElement | null };

/** True while a press or the focus was last inside; a press or the focus elsewhere makes it false. */
function useInside(form: Form): [boolean, (inside: boolean) => void] {
  const [inside, setInside] = useState(false);
  // Not on blur: a tap on a suggestion blurs the field on phones before the tap counts, and the list would be gone.
  useEffect(() => {
    const look = ({ target }: Event) => {
      if (target instanceof Node) setInside(form.current?.contains(target) === true);
    };
    document.addEventListener('pointerdown', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerdown', look);
      document.removeEventListener('focusin', look);
    };
  }, [form]);
  return [inside, setInside];
}

/** Text and state of the field, also of what was typed before the script came. */
function useTyped(form: Form) {
  const [typed, setTyped] = useState('');
  const [inside, setInside] = useInside(form);
  useEffect(() => {
    const early = form.current?.querySelector('input');
    if (!early?.value) return;
    setTyped(early.value);
    setInside(early === document.activeElement);
  }, [form, setInside]);
  function type(value: string) {
    setTyped(value);
    setInside(true);
  }
  return { typed, type, open: inside && typed.trim() !== '', close: () => setInside(false) };
}

/**
 * The one field of the home page: says what it was given while it is typed and leads there. Before and without scripts
 * it is a form that searches the site, which has the tool for a number as well.
 */
export function ReferenceField() {
  const { t } = useLingui();
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const { typed, type, open, close } = useTyped(form);
  const focusField = () => form.current?.querySelector('input')?.focus();

  function submit(event: FormEvent) {
    event.preventDefault();
    const [first] = referenceKind(typed);
    if (first) void router.navigate({ href: hrefOf(first) });
    else focusField();
  }
  function press(event: KeyboardEvent) {
    if (!open || !form.current) return;
    if (event.key === 'Escape') {
      // A search field would be emptied by the same key.
      event.preventDefault();
      focusField();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (moveFocus(form.current, event.key === 'ArrowDown' ? 1 : -1)) event.preventDefault();
    }
  }

  return (
    <search>
      <form ref={form} className="home-field" action="/searchresult" onSubmit={submit} onKeyDown={press}>
        <SearchInput
          size="large"
          name="keywords"
          label={t`Container number, bill of lading, port, HS code or UN number`}
          clearLabel={t`Clear`}
          placeholder="CSQU3054383"
          autoComplete="off"
          maxLength={INPUT_MAX}
          onValueChange={type}
        >
          <button type="submit" className={buttonClass({ variant: 'signal' })}>
            <Trans>Search</Trans>
          </button>
        </SearchInput>
        {open ? <Suggestions typed={typed} /> : null}
      </form>
    </search>
  );
}
