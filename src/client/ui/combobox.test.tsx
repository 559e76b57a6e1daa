import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';

describe('Combobox', () => {
  const html = renderToStaticMarkup(
    <Field label="Port of loading" error="Choose a port">
      {(control) => (
        <Combobox
          control={control}
          text="nin"
          listLabel="Ports"
          options={[{ key: 'CNNGB', label: 'Ningbo', code: 'CNNGB' }]}
          onText={() => undefined}
          onPick={() => undefined}
        />
      )}
    </Field>,
  );

  it('is a plain labelled field with its error before any script is there, the list closed', () => {
    const [, id] = /<label [^>]*for="([^"]+)"/.exec(html) ?? [];
    const [input = ''] = /<input [^>]*>/.exec(html) ?? [];
    expect(input).toContain(`id="${id}"`);
    expect(input).toContain('role="combobox"');
    expect(input).toContain('aria-expanded="false"');
    expect(input).toContain('aria-invalid="true"');
    expect(html).toMatch(/<div class="ui-combo-box" hidden="">/);
  });

  it('controls a list of options that stands in the page', () => {
    const [, list] = /aria-controls="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`<div id="${list}" role="listbox" aria-label="Ports"`);
    expect(html).toMatch(/role="option" tabindex="-1" aria-selected="false"/i);
  });
});
