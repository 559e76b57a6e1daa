import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#client/features/contact/contact-draft.ts';
import { ContactForm } from '#client/features/contact/contact-form.tsx';
import type { ContactForm as Form } from '#client/features/contact/use-contact.ts';

/** The words of an empty message form. */
function wordsOf(state: Partial<Form>): string {
  const form: Form = {
    values: { ...emptyDraft('one'), code: '' },
    faults: {},
    state: { kind: 'writing' },
    online: true,
    sendingCode: false,
    codeFault: null,
    secondsLeft: 0,
    refused: false,
    type: () => undefined,
    verifyBy: () => undefined,
    askForCode: async () => undefined,
    send: async () => undefined,
    clear: () => () => undefined,
    ...state,
  };
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const html = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterContextProvider router={router}>
          <ContactForm form={form} first={{ current: null }} />
        </RouterContextProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

describe('what the message form says of this device', () => {
  it.each([true, false])('H26 is that it keeps what is typed, where it does (online: %s)', (online) => {
    const words = wordsOf({ online });
    expect(words).toContain('what you type is kept on this device');
    expect(words).not.toContain('does not keep');
  });

  it.each([true, false])('H26 is only that it does not, where it refuses (online: %s)', (online) => {
    const words = wordsOf({ online, refused: true });
    expect(words).toContain('This device does not keep what you type');
    expect(words).not.toMatch(/is kept on this device|stays on this device|Save on this device/);
  });
});
