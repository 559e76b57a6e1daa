import { type ComponentType, createElement, lazy, memo, Suspense, useState } from 'react';

/** How a part stands on its page. */
export interface PartOptions {
  /** It stands above the page or in its corner, as dialogs and messages do: it pushes nothing away when it comes. */
  overlay?: boolean;
}

const declared: { preload: () => Promise<unknown>; overlay: boolean }[] = [];

/** Settles with the parts that were asked for until now. */
let arriving: Promise<unknown> = Promise.resolve();

/** A part of a page that comes later; `preload` has it there before. */
export type Part<Props> = ComponentType<Props> & { preload(): Promise<unknown> };

/** Resolves when no part is on its way: each has come, or could not be had. Never rejects. */
export async function partsArrived(): Promise<void> {
  const awaited = arriving;
  await awaited;
  // Of what arrives, some asks for more.
  if (awaited !== arriving) await partsArrived();
}

/**
 * Fetches a part, and where the device is offline waits with it for the connection: a part that is not here yet must not take
 * the page down that is. Whatever else is wrong with it is for the page to say.
 */
async function whenOnline<Answer>(load: () => Promise<Answer>): Promise<Answer> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return whenOnline(load);
  }
}

/**
 * A component whose code is a file of its own, fetched when it is first drawn. In a page that came rendered its HTML
 * stands and works as HTML does until then, and it is brought to life after the parts that cannot wait.
 * Only for what is useful as plain HTML: the fallback is empty.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { overlay = false }: PartOptions = {},
): Part<Props> {
  let ready: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const preload = () => {
    if (loading) return loading;
    loading = load().then(
      (made) => {
        ready = made;
        return made;
      },
      (error: unknown) => {
        // Whoever draws it next may have a connection; React keeps the answer of a lazy component for good, refusals too.
        loading = null;
        later = fetched();
        throw error;
      },
    );
    arriving = Promise.allSettled([arriving, loading]);
    return loading;
  };
  const fetched = (): ComponentType<Props> =>
    lazy<ComponentType<Props>>(async () => ({
      default: await (import.meta.env.SSR ? preload() : whenOnline(preload)),
    }));
  let later = fetched();
  const choose = () => ready ?? later;
  declared.push({ preload, overlay });
  // Drawn again with the same props while its code is on the way, a part would lose the HTML it came with.
  return Object.assign(
    memo<Props>((props) => <Held choose={choose} given={props} />),
    { preload },
  );
}

interface HeldProps<Props extends object> {
  choose: () => ComponentType<Props>;
  given: Props;
}

/**
 * Draws what was chosen first for as long as it stands: changing from the part on its way to the part that is there would
 * take it down and build it anew, and with it the focus, an open menu and whatever was typed.
 */
function Held<Props extends object>({ choose, given }: HeldProps<Props>) {
  const [kind] = useState(choose);
  return <Suspense fallback={null}>{createElement(kind, given)}</Suspense>;
}

/**
 * Resolves when all parts declared so far are there. The server waits for it, since it draws without waiting. So does a
 * page that is drawn on the device from the start, where a part that came later would push away what follows it: without
 * the overlays. A file that declares parts should be fetched by the pages that draw them alone: the others wait for them, too.
 */
export async function loadParts({ overlays }: { overlays: boolean }): Promise<void> {
  // A part may itself declare parts, so the list can grow while it is worked off.
  for (let done = 0; done < declared.length; ) {
    const batch = declared.slice(done);
    done = declared.length;
    await Promise.all(batch.map(({ preload, overlay }) => (overlays || !overlay ? preload() : undefined)));
  }
}
