import { expect, it } from 'vitest';
import { typedOver } from './typed-over.ts';

const begun = { name: '', boxes: [{ type: '40HQ', count: '1' }], byEmail: false, id: 'new' };
const left = { name: 'Left', boxes: [{ type: '20GP', count: '2' }], byEmail: true, id: 'kept' };

it('H26 puts what was typed before the store answered over what was left, and loses neither', () => {
  expect(typedOver(left, begun, begun)).toEqual(left);
  expect(typedOver(left, { ...begun, name: 'Typed' }, begun)).toEqual({ ...left, name: 'Typed' });
  const boxes = [{ type: '40HQ', count: '3' }];
  expect(typedOver(left, { ...begun, boxes }, begun)).toEqual({ ...left, boxes });
});
