/** Younger than the standard library's types, and than some browsers. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string | null; createScriptURL(text: string): string | null },
  ): void;
}

/** The scripts of the build's workers and of the service worker. */
const OWN_SCRIPT = /^\/(assets\/[\w.-]+|sw)\.js$/;

/**
 * Lets text become script or markup through a policy only. The sanitiser of content has its own; this one is asked for
 * everything else. It allows the addresses of the build's workers, which libraries hand over as text, and the empty element
 * that React makes scripts from.
 */
export function allowOwnScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === '<script></script>' ? text : null),
    createScriptURL: (text) => {
      const url = new URL(text, window.location.href);
      return url.origin === window.location.origin && OWN_SCRIPT.test(url.pathname) ? text : null;
    },
  });
}
