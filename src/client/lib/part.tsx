import { type ComponentType, createElement, lazy, Suspense } from 'react';

const waiting: (() => Promise<void>)[] = [];

/**
 * A component whose code is a file of its own, fetched when it is first drawn. In a page that came rendered its HTML
 * stands and works as HTML does until then, and it is brought to life after the parts that cannot wait.
 * Only for what is useful as plain HTML: the fallback is empty.
 */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Ready: ComponentType<Props> | null = null;
  const fetched = async () => {
    Ready = await load();
    return { default: Ready };
  };
  const Later: ComponentType<Props> = lazy<ComponentType<Props>>(fetched);
  waiting.push(async () => {
    await fetched();
  });
  return (props) => <Suspense fallback={null}>{createElement(Ready ?? Later, props)}</Suspense>;
}

/** Fetches the parts declared since the last call; the server does so before it draws, since it draws without waiting. */
export async function loadParts(): Promise<void> {
  // A part may itself declare parts.
  while (waiting.length > 0) await Promise.all(waiting.splice(0).map((load) => load()));
}
