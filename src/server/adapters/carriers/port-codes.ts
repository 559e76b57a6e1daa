import type { PlaceOf } from '#domain/tracking/event.ts';
import { askInTurn } from './ways.ts';

/** Every choice of one code per port, those nearest to the front of the lists first. */
function choices(codes: readonly (readonly string[])[]): string[][] {
  let ways: { way: string[]; distance: number }[] = [{ way: [], distance: 0 }];
  for (const own of codes) {
    ways = ways.flatMap(({ way, distance }) =>
      own.map((code, index) => ({ way: [...way, code], distance: distance + index })),
    );
  }
  return ways.sort((a, b) => a.distance - b.distance).map(({ way }) => way);
}

/** Asks a carrier about ports; `ask` gets a code for each of them, and may be called again with others. */
type AskByPorts = <Row>(ports: readonly string[], ask: (codes: string[]) => Promise<Row[]>) => Promise<Row[]>;

/**
 * A port has several codes, of which a carrier may know any one: to the others it answers that there is nothing. The code
 * that was asked for comes first, then all others. Which one it knew is remembered, so that the search is made once.
 */
export function createPortCodes(placeOf: PlaceOf): AskByPorts {
  const known = new Map<string, string>();
  return async (ports, ask) => {
    const codes = ports.map((port) => {
      const code = known.get(port);
      return [...new Set(code === undefined ? [port, ...(placeOf(port)?.codes ?? [])] : [code, port])];
    });
    const { way, answer, knew } = await askInTurn(choices(codes), ask, (rows) => rows.length > 0);
    if (knew) for (const [index, port] of ports.entries()) known.set(port, way[index] ?? port);
    return answer;
  };
}
