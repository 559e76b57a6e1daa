import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TextInput } from './inputs.tsx';

describe('a line of text', () => {
  it('F4 is remembered by the browser only where it is said what it is', () => {
    expect(renderToString(<TextInput name="label" />)).toContain('autoComplete="off"');
    expect(renderToString(<TextInput name="email" autoComplete="email" />)).toContain('autoComplete="email"');
  });
});
