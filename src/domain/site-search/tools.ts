import { type SearchTool, TOOL_KINDS } from '#contract/search.ts';
import { PORT_CODE } from '#domain/port-code.ts';
import { referenceKind } from '#domain/reference-kind.ts';
import { hrefOf } from '#domain/reference-target.ts';

/**
 * The tools for what was typed, the likeliest first: none when it is words. A word of five letters may be a port code;
 * whether it is one only a look into the table tells.
 */
export function toolsFor(typed: string): SearchTool[] {
  return referenceKind(typed).flatMap((reference) => {
    const kind = TOOL_KINDS.find((known) => known === reference.kind);
    if (kind === undefined || (kind === 'port' && !PORT_CODE.test(reference.normalized))) return [];
    return [{ kind, value: reference.normalized, address: hrefOf(reference) }];
  });
}
