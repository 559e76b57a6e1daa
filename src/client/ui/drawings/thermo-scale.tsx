import './thermo-scale.css';
import { Drawing } from './drawing.tsx';

/** Ends of the scale in degrees Celsius: from deep-frozen to warm. */
const COLDEST = -30;
const WARMEST = 20;
const TICK = 10;
const LEFT = 22;
const WIDTH = 316;

interface ThermoScaleProps {
  /** The range in words, e.g. 'Minus 1 to plus 4 degrees Celsius, 30 to 39 Fahrenheit'. */
  title: string;
  /** Degrees Celsius; equal for a single temperature. Open ends are null. */
  min: number | null;
  max: number | null;
}

function place(celsius: number): number {
  const share = (Math.min(Math.max(celsius, COLDEST), WARMEST) - COLDEST) / (WARMEST - COLDEST);
  return Math.round((LEFT + share * WIDTH) * 10) / 10;
}

/** A temperature range on one scale for all goods, Celsius above and Fahrenheit below. */
export function ThermoScale({ title, min, max }: ThermoScaleProps) {
  const from = place(min ?? COLDEST);
  const to = place(max ?? WARMEST);
  const ticks = Array.from({ length: (WARMEST - COLDEST) / TICK + 1 }, (_, index) => COLDEST + index * TICK);
  return (
    <Drawing title={title} className="ui-thermo" viewBox="0 0 384 74">
      <path className="ui-thermo-track" d={`M${LEFT} 37h${WIDTH}`} />
      <path className="ui-fine" d={ticks.map((celsius) => `M${place(celsius)} 26v22`).join('')} />
      <path className="ui-line" d={`M${place(0)} 23v28`} />
      <path className="ui-thermo-range" d={`M${from} 37H${Math.max(to, from + 0.1)}`} />
      {ticks.map((celsius) => (
        <g key={celsius} className="ui-thermo-text">
          <text x={place(celsius)} y="17">
            {celsius < 0 ? `−${-celsius}` : celsius}
          </text>
          <text x={place(celsius)} y="67" className="ui-thermo-minor">
            {String(Math.round(celsius * 1.8 + 32)).replace('-', '−')}
          </text>
        </g>
      ))}
      <g className="ui-thermo-text">
        <text x="380" y="17" className="ui-thermo-unit">
          °C
        </text>
        <text x="380" y="67" className="ui-thermo-unit ui-thermo-minor">
          °F
        </text>
      </g>
    </Drawing>
  );
}
