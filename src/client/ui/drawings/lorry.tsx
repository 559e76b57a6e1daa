import { EndPanel, Panel, Wheel } from './scene-parts.tsx';
import { Block, Box } from './solid.tsx';

/** A lorry with its box, on its way to the lower right; 30 units long, its wheels on the ground. */
export function Lorry() {
  return (
    <>
      <Block at={[-29, 1.6, 1.8]} size={[31, 6, 1]} tone="deep" />
      <Box at={[-29, 1.6, 2.8]} size={[22, 6, 7.6]} tone="signal" />
      <Block at={[-5.4, 1.6, 2.8]} size={[6.6, 6, 6.8]} tone="light" />
      <Block at={[-4.8, 2.1, 9.6]} size={[3.6, 5, 1.6]} />
      <EndPanel x={1.2} y={[2.4, 6.8]} z={[5.6, 8.8]} />
      <Panel x={[-2.4, 0.4]} y={7.6} z={[5.6, 8.8]} />
      {[-26, -22, -18, -8, -1.4].map((x) => (
        <Wheel key={x} at={[x, 7.6, 1.6]} radius={1.6} />
      ))}
    </>
  );
}
