import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { createI18n } from '#client/i18n/catalog.ts';
import { sampleShipments } from '#domain/tracking/sample-shipments.ts';
import { Customs } from './customs.tsx';
import { Events } from './events.tsx';

const paper = vi.hoisted(() => ({ on: false }));
vi.mock('#client/lib/use-on-paper.ts', () => ({ useOnPaper: () => paper.on }));

const answers = sampleShipments.map(({ answer }) => answer);

/** The words that a visitor reads in a part of an answer, on the screen or on paper. */
function wordsOf(part: ReactNode, onPaper = false): string {
  paper.on = onPaper;
  const html = renderToString(<I18nProvider i18n={createI18n('en_US')}>{part}</I18nProvider>);
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

describe('G16 the codes that a source sent', () => {
  it('stand beside no report until they are asked for', () => {
    const events = answers.flatMap(({ eventVO }) => eventVO);
    const words = wordsOf(<Events events={events} />);
    expect(words).toContain('Show original codes');
    for (const { raw, eventClassifier, eventCode } of events)
      for (const code of [raw.type, raw.document, raw.code, raw.empty, eventClassifier, eventCode])
        expect(words.split(/[^A-Z_]+/)).not.toContain(code);
  });

  it('stand on paper, where nothing can be asked for', () => {
    for (const { eventVO, customsVO } of answers) {
      const words = wordsOf(
        [<Events key="events" events={eventVO} />, <Customs key="customs" steps={customsVO} />],
        true,
      );
      for (const { raw } of eventVO) expect(words).toContain(raw.code);
      for (const { eventCode } of customsVO) expect(words).toContain(eventCode);
    }
  });

  it('stand beside no step of the customs until they are asked for', () => {
    const steps = answers.flatMap(({ customsVO }) => customsVO);
    const words = wordsOf(<Customs steps={steps} />);
    expect(words).toContain('Show original codes');
    expect(steps.length).toBeGreaterThan(0);
    for (const { eventCode, eventStatus } of steps) {
      expect(words).not.toContain(eventCode);
      expect(words).not.toContain(eventStatus);
    }
  });
});
