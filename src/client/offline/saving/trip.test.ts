import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { SAVE_PARTS } from './save-plan.ts';
import { trip } from './trip.ts';

// As a browser rejects for a file that it cannot fetch.
vi.mock('./save-part.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('PWA-05 a trip pack whose code cannot be fetched ends, says so of every part, and can be begun again', async () => {
  for (const round of [1, 2]) {
    await trip.begin(new QueryClient());
    expect(trip.state.running, `round ${round}`).toBe(false);
    expect(Object.keys(trip.state.parts)).toEqual(SAVE_PARTS);
    expect(new Set(Object.values(trip.state.parts).map(({ kind }) => kind))).toEqual(new Set(['failed']));
  }
});
