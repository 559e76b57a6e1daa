import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JsonElement, jsonElements } from './json-array.ts';

async function* cut(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function read(text: string, size = 7): Promise<JsonElement[]> {
  const elements: JsonElement[] = [];
  for await (const element of jsonElements(cut(text, size))) elements.push(element);
  return elements;
}

describe('a JSON array read in pieces', () => {
  it('gives the elements that JSON.parse gives, wherever it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue(), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom(undefined, 2),
        async (values, size, indent) => {
          const text = JSON.stringify(values, null, indent);
          const elements = await read(text, size);
          expect(elements.map((element): unknown => JSON.parse(element.text))).toEqual(JSON.parse(text));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('counts what is no object, too, so that it can be reported, and those behind it keep their numbers', async () => {
    const elements = await read('[1, "a, ]",\nnull, {"b": 2}, tru]');
    expect(elements).toEqual([
      { line: 1, number: 1, text: '1' },
      { line: 1, number: 2, text: '"a, ]"' },
      { line: 2, number: 3, text: 'null' },
      { line: 2, number: 4, text: '{"b": 2}' },
      { line: 2, number: 5, text: 'tru' },
    ]);
  });

  it('says on which line an element begins', async () => {
    const elements = await read('[\n {"a": 1},\n\n {"b":\n [2]}\n]\n');
    expect(elements.map(({ line, number }) => [line, number])).toEqual([
      [2, 1],
      [4, 2],
    ]);
  });

  it.each(['{"a": 1}', '[{"a": 1}', 'code,rate', '[]', '[1, 2'])('refuses %s', async (text) => {
    await expect(read(text)).rejects.toThrow(/JSON array/);
  });
});
