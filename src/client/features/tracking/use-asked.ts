import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { afterPause } from '#client/lib/after-pause.ts';
import { type Asked, readAsked } from './asked.ts';
import type { TrackingSearch, TypeText } from './tracking-search.ts';

/** The address follows the field when typing pauses this long, in milliseconds. */
const ADDRESS_DELAY_MS = 400;
/** A text longer than this is no number but holds some. */
const ONE_NUMBER_MAX = 40;

/** The field's text for what the address brought: of a shared text the numbers in it. */
function textOf({ no = '', type }: TrackingSearch): string {
  if (no.length <= ONE_NUMBER_MAX) return no;
  const { numbers } = readAsked(no, type);
  return numbers.map(({ number }) => number).join(', ');
}

interface Field {
  typed: string;
  type: TypeText | undefined;
  setTyped: (typed: string) => void;
  setType: (type: TypeText | undefined) => void;
  /** The question last asked; null while the field holds another text. */
  asked: Asked | null;
  /** Asks for what a text holds, and puts its numbers into the field. */
  ask: (text: string) => void;
}

/** The text of the field: leads the address while it is typed, and follows it when it changes from elsewhere. */
export function useAsked(search: TrackingSearch): Field {
  const { no = '', type } = search;
  const navigate = useNavigate();
  const router = useRouter();
  const [typed, setTyped] = useState(() => textOf(search));
  const [seen, setSeen] = useState(no);
  const [sent, setSent] = useState(no);
  const [askedText, setAskedText] = useState(no);
  if (seen !== no) {
    setSeen(no);
    // An address of our own arrives late: more may have been typed since.
    if (sent !== no) {
      setTyped(textOf(search));
      setAskedText(no);
    }
  }
  const put = (to: TrackingSearch) => {
    setSent(to.no ?? '');
    void navigate({ to: '/logisticstools/tracking', search: to, replace: true, resetScroll: false });
  };
  useEffect(() => {
    if (typed === textOf({ no, type })) return;
    return afterPause(router, ADDRESS_DELAY_MS, () => {
      setSent(typed);
      const to = { no: typed || undefined, type };
      void navigate({ to: '/logisticstools/tracking', search: to, replace: true, resetScroll: false });
    });
  }, [typed, no, type, navigate, router]);
  const asked = readAsked(askedText, type);
  const present = readAsked(typed, type).numbers;
  const same =
    present.length === asked.numbers.length && present.every((one, at) => one.number === asked.numbers[at]?.number);
  return {
    typed,
    type,
    setTyped,
    setType: (chosen) => put({ no: typed || undefined, type: chosen }),
    asked: same && present.length > 0 ? asked : null,
    ask(text) {
      const { numbers } = readAsked(text, type);
      setTyped(numbers.length > 0 ? numbers.map(({ number }) => number).join(', ') : text);
      setAskedText(text);
    },
  };
}
