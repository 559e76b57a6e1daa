import { type ComponentType, createContext, createElement, lazy, memo, Suspense, useContext, useState } from 'react';

const loads: (() => Promise<unknown>)[] = [];

/** A part of a page that comes later; `preload` has it there before. */
export type Part<Props> = ComponentType<Props> & { preload(): Promise<unknown> };

/**
 * A component whose code is a file of its own, fetched when it is first drawn. In a page that came rendered its HTML
 * stands and works as HTML does until then, and it is brought to life after the parts that cannot wait.
 * Only for what is useful as plain HTML: the fallback is empty.
 */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let ready: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const preload = () => {
    loading ??= load().then(
      (made) => {
        ready = made;
        return made;
      },
      (error: unknown) => {
        // Whoever draws it next may have a connection.
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  const later: ComponentType<Props> = lazy<ComponentType<Props>>(async () => ({ default: await preload() }));
  const choose = () => ready ?? later;
  loads.push(preload);
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
 * Whether the parts of a page wait for each other. In a page that is drawn on the device from the start nothing stands in
 * their places, and one that came later would push away what follows it; whoever sets this must draw within a transition.
 */
export const PartsTogether = createContext({ current: false });

/**
 * Draws what was chosen first for as long as it stands: changing from the part on its way to the part that is there would
 * take it down and build it anew, and with it the focus, an open menu and whatever was typed.
 */
function Held<Props extends object>({ choose, given }: HeldProps<Props>) {
  const together = useContext(PartsTogether);
  const [{ kind, waits }] = useState(() => ({ kind: choose(), waits: together.current }));
  const drawn = createElement(kind, given);
  return waits ? drawn : <Suspense fallback={null}>{drawn}</Suspense>;
}

/** Resolves when all parts declared so far are there; the server waits for it, since it draws without waiting. */
export async function loadParts(): Promise<void> {
  // A part may itself declare parts, so the list can grow while it is worked off.
  for (let done = 0; done < loads.length; ) {
    const batch = loads.slice(done);
    done = loads.length;
    await Promise.all(batch.map((load) => load()));
  }
}
