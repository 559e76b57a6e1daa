import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createI18n } from '#client/i18n/catalog.ts';
import { sampleShipments } from '#domain/tracking/sample-shipments.ts';
import { MilestonesOf } from './milestones.tsx';

const answer = sampleShipments.find(({ answer: { milestones } }) => milestones.length > 0)?.answer;
if (answer === undefined) throw new Error('There is no such sample.');

const shown = (changes: Partial<typeof answer>) =>
  renderToString(
    <I18nProvider i18n={createI18n('en_US')}>
      <MilestonesOf answer={{ ...answer, ...changes }} />
    </I18nProvider>,
  );

describe('the line of milestones', () => {
  it('B14 has no heading where everything stands aside of it', () => {
    expect(shown({ milestones: [] })).toBe('');
    expect(shown({})).toContain('<h3');
  });
});
