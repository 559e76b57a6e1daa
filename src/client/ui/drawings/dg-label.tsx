import './dg-label.css';
import { type DgLabelKey, dgLabels } from './dg-label-data.ts';
import { lettering } from './dg-lettering.ts';
import { dgPictograms } from './dg-pictograms.tsx';
import { Drawing } from './drawing.tsx';

interface DgLabelProps {
  label: DgLabelKey;
  /** Name of the label in words, e.g. 'Class 3, flammable liquids'. */
  title: string;
  /** Figure in the lower corner: the class or, for 5.1 and 5.2, the division. */
  classNumber: string;
  /** Division and compatibility group of class 1, e.g. '1.1D'; for 1.4 to 1.6 it takes the place of the picture. */
  division?: string | undefined;
}

/** A hazard label (diamond) in its prescribed colours; the pictures are this site's own drawings of the symbols. */
export function DgLabel({ label, title, classNumber, division }: DgLabelProps) {
  const { ground, lower, stripes, ink, numberInk, picture } = dgLabels[label];
  const noPicture = division !== undefined && /^1\.[456]/.test(division);
  return (
    <Drawing title={title} className="ui-dg" viewBox="0 0 200 200">
      <path fill={ground} d="M100 3 197 100 100 197 3 100Z" />
      {lower ? <path fill={lower} d="M3 100H197L100 197Z" /> : null}
      {stripes ? <path fill={stripes.colour} d={stripes.path} /> : null}
      <path stroke={ink} strokeWidth="2.5" strokeLinejoin="miter" d="M100 14 186 100 100 186 14 100Z" />
      <path className="ui-dg-edge" d="M100 3 197 100 100 197 3 100Z" />
      {noPicture ? null : <g fill={ink}>{dgPictograms[picture]}</g>}
      {division === undefined ? null : (
        <path stroke={ink} {...(noPicture ? lettering(division, 100, 92, 33) : lettering(division, 100, 134, 18))} />
      )}
      <path stroke={numberInk ?? ink} {...lettering(classNumber, 100, 170, classNumber.length > 1 ? 18 : 21)} />
      {label === 'misc' || label === 'lithium' ? <path stroke={ink} strokeWidth="2.5" d="M91 175h18" /> : null}
    </Drawing>
  );
}
