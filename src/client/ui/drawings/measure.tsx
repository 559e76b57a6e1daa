interface MeasureProps {
  /** Begin, end and place of the dimension line, in the drawing's units. */
  from: number;
  to: number;
  at: number;
  label: string | undefined;
  upright?: boolean | undefined;
  /** Half the length of the end marks, and the distance of the figure from the line. */
  tick?: number | undefined;
  gap?: number | undefined;
}

/** A dimension line with its end marks and its figure. */
export function Measure({ from, to, at, label, upright = false, tick = 110, gap = 240 }: MeasureProps) {
  if (!label) return null;
  const middle = (from + to) / 2;
  const path = upright
    ? `M${at} ${from}V${to}M${at - tick} ${from}h${tick * 2}M${at - tick} ${to}h${tick * 2}`
    : `M${from} ${at}H${to}M${from} ${at - tick}v${tick * 2}M${to} ${at - tick}v${tick * 2}`;
  const place = upright
    ? { transform: `translate(${at + gap} ${middle}) rotate(-90)` }
    : { transform: `translate(${middle} ${at + gap})` };
  return (
    <>
      <path className="ui-line" d={path} />
      <text className="ui-measure-text" textAnchor="middle" dominantBaseline="hanging" {...place}>
        {label}
      </text>
    </>
  );
}
