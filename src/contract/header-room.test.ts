import { expect, it } from 'vitest';
import { headerRoom, readHeaderRoom } from './header-room.ts';

it('PWA-02, S07 the room of a header is read as it was written, and nothing else gets into the frame with it', () => {
  for (const room of [headerRoom('', ''), headerRoom('notice', ''), headerRoom('advert notice', '1')]) {
    expect(readHeaderRoom(room)).toBe(room);
  }
  const others = [
    undefined,
    '',
    'data-user="1"',
    `${headerRoom('notice', '')} onload="x()"`,
    headerRoom('"><script>', ''),
  ];
  for (const text of others) expect(readHeaderRoom(text)).toBeNull();
});
