import { type ComponentType, createElement, lazy, Suspense, useState } from 'react';

const loads: (() => Promise<unknown>)[] = [];

/**
 * A component whose code is a file of its own, fetched when it is first drawn. In a page that came rendered its HTML
 * stands and works as HTML does until then, and it is brought to life after the parts that cannot wait.
 * Only for what is useful as plain HTML: the fallback is empty.
 */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Ready: ComponentType<Props> | null = null;
  let loading: Promise<{ default: ComponentType<Props> }> | null = null;
  const fetchOnce = () => {
    loading ??= load().then((made) => {
      Ready = made;
      return { default: made };
    });
    return loading;
  };
  const Later: ComponentType<Props> = lazy<ComponentType<Props>>(fetchOnce);
  loads.push(fetchOnce);
  return (props) => <Held choose={() => Ready ?? Later} given={props} />;
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

/** Resolves when all parts declared so far are there; the server waits for it, since it draws without waiting. */
export async function loadParts(): Promise<void> {
  // A part may itself declare parts, so the list can grow while it is worked off.
  for (let done = 0; done < loads.length; ) {
    const batch = loads.slice(done);
    done = loads.length;
    await Promise.all(batch.map((load) => load()));
  }
}
