import { useSpeech } from '#client/features/dictionary/use-speech.ts';
import { DgLabel } from '#client/ui/drawings/dg-label.tsx';
import { textIn } from '#contract/locale.ts';
import { hazardClass } from './hazard-classes.ts';

/** The figure in the lower corner: the class, or the division for the two labels of class 5. */
export function cornerFigure(code: string): string {
  return code.startsWith('5.') ? code : code.slice(0, 1);
}

interface HazardLabelProps {
  /** A class, division or label code: `3`, `1.4`, `9A`. */
  code: string;
  /** Compatibility group of class 1, which stands behind the division. */
  compatibility?: string | null | undefined;
}

/** The diamond of a class; nothing for a code that is none. */
export function HazardLabel({ code, compatibility }: HazardLabelProps) {
  const { locale } = useSpeech();
  const known = hazardClass(code);
  if (!known) return null;
  const division = code.startsWith('1.') ? { division: code + (compatibility ?? '') } : {};
  return (
    <DgLabel
      label={code === '9A' ? 'lithium' : known.label}
      title={`${code} ${textIn(locale, known.name)}`}
      classNumber={cornerFigure(code)}
      {...division}
    />
  );
}
