import { useEffect, useMemo, useRef, useState } from 'react';
import { newId } from '#client/lib/new-id.ts';
import type { PictureWork } from '#client/offline/image-upload/image-upload.tsx';
import { useOffered } from '#client/offline/offers.ts';
import { readKept } from '#client/offline/outbox/draft-writers.ts';
import type { Submitted } from '#client/offline/outbox/outbox.ts';
import { type DraftKind, useDraft } from '#client/offline/outbox/use-draft.ts';
import { useOutbox } from '#client/offline/outbox/use-entries.ts';
import { photosSettled, usePhotos } from '#client/offline/outbox/use-photos.ts';
import type { EnquiryType } from '#contract/enquiry-kinds.ts';
import { localDate } from '#domain/plain-date.ts';
import type { DraftProblems } from './check-draft.ts';
import {
  type DraftField,
  ENQUIRY_FORM,
  type EnquiryDraft,
  emptyDraft,
  isEmptyDraft,
  parseDraft,
  withType,
} from './draft.ts';

/**
 * How far an enquiry has come. `preparing`: it is sent when its pictures are ready. `full`: too many wait on this device
 * already.
 */
export type SendState =
  | { kind: 'writing' | 'refused' | 'preparing' | 'sending' | 'full' | 'not-stored' }
  | { kind: 'submitted'; submitted: Submitted };

/** Whether its button was pressed, and what came of it is not known yet. */
export const isOnItsWay = ({ kind }: SendState): boolean => kind === 'preparing' || kind === 'sending';

const today = () => localDate(Date.now(), new Date().getTimezoneOffset());

/** The form of a page that is about one way of transport, or about all of them where the visitor says it. */
const kindOf = (preset: EnquiryType | null): DraftKind<EnquiryDraft> => ({
  name: ENQUIRY_FORM,
  empty: () => emptyDraft(preset ?? 'sea'),
  parse(stored) {
    const left = parseDraft(stored);
    return left === null || preset === null ? left : withType(left, preset);
  },
  isEmpty: isEmptyDraft,
});

/** PWA-01: photos that another app shared with the site; they wait there until the enquiry keeps them. */
function useShared() {
  const [files, setFiles] = useState<readonly File[]>();
  const [taken, setTaken] = useState(false);
  useEffect(() => {
    void import('#client/offline/device-storage.ts')
      .then(({ sharedPhotos }) => sharedPhotos())
      .then((shared) => {
        if (shared.length > 0) setFiles(shared);
      });
  }, []);
  // After what was taken has come to the form's own pictures.
  useEffect(() => {
    if (!taken) return;
    void photosSettled(ENQUIRY_FORM)
      .then(() => import('#client/offline/device-storage.ts'))
      .then(({ forgetSharedPhotos }) => forgetSharedPhotos());
  }, [taken]);
  return { files, take: () => setTaken(true) };
}

/** HOME-02: the form, what is wrong with it, and its way into the outbox, where it waits for its code. */
export function useEnquiry(preset: EnquiryType | null) {
  const outbox = useOutbox();
  const offered = useOffered();
  const { values: draft, restored, refused, change, put } = useDraft(useMemo(() => kindOf(preset), [preset]));
  const photos = usePhotos(ENQUIRY_FORM);
  const shared = useShared();
  const [problems, setProblems] = useState<DraftProblems>({});
  const [state, setState] = useState<SendState>({ kind: 'writing' });
  const [pictureWork, setPictureWork] = useState<PictureWork>('done');
  const preparing = pictureWork === 'going' || !photos.read;

  function refuse(found: DraftProblems) {
    setProblems(found);
    setState({ kind: 'refused' });
  }
  async function submit(): Promise<void> {
    const { checkDraft, contactOf, isRequest } = await import('./enquiry-rest.tsx');
    const whole = draft.id === '' ? { ...draft, id: newId() } : draft;
    const checked = checkDraft(whole, today(), offered);
    if (!isRequest(checked)) return refuse(checked);
    if (preparing) return setState({ kind: 'preparing' });
    setState({ kind: 'sending' });
    await photosSettled(ENQUIRY_FORM);
    const ids = photos.pictures.map(({ id }) => id);
    const body = ids.length === 0 ? checked : { ...checked, photos: ids };
    const entry = {
      id: whole.id,
      route: 'enquiry.add',
      body,
      draft: whole,
      contact: contactOf(whole, offered),
    } as const;
    const submitted = await (await outbox()).submit(ENQUIRY_FORM, entry, null);
    setState({ kind: 'submitted', submitted });
  }
  const send = () =>
    submit().catch((error: unknown) => {
      const isFull = error instanceof Error && error.name === 'OutboxFullError';
      setState({ kind: isFull ? 'full' : 'not-stored' });
    });
  const goOn = useRef(send);
  useEffect(() => {
    goOn.current = send;
  });
  useEffect(() => {
    if (state.kind !== 'preparing' || preparing) return;
    // A picture that turned out to be none is not left out without a word: he sees it, and presses again.
    setState({ kind: pictureWork === 'short' ? 'writing' : 'sending' });
    if (pictureWork === 'done') void goOn.current();
  }, [state, preparing, pictureWork]);
  /** Begins anew with what `next` leaves in the form. */
  function begin(next: EnquiryDraft): void {
    put(next);
    photos.readAgain();
    setProblems({});
    setState({ kind: 'writing' });
  }

  return {
    draft,
    problems,
    state,
    restored,
    refused,
    photos,
    shared,
    refuse,
    change(patch: Partial<EnquiryDraft>) {
      change((present) => {
        const next = { ...present, ...patch };
        return withType(next, next.type);
      });
      const changed = Object.keys(patch) as DraftField[];
      setProblems((present) =>
        Object.fromEntries(Object.entries(present).filter(([name]) => !changed.includes(name as DraftField))),
      );
    },
    send,
    setPictureWork,
    /** Begins anew; who asks is known already. */
    again() {
      const { fromName, fromPhone, fromEmail, fromCompanyName } = draft;
      begin({ ...emptyDraft(draft.type), fromName, fromPhone, fromEmail, fromCompanyName });
    },
    /** Reads the form again after its entry has left the outbox: put back to be changed, or deleted. */
    async reopen(): Promise<void> {
      begin(parseDraft(await readKept(ENQUIRY_FORM)) ?? emptyDraft(draft.type));
    },
  };
}

/** State and actions of the form, as its parts receive them. */
export type EnquiryForm = ReturnType<typeof useEnquiry>;
