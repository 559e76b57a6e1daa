import { Drawing } from '#client/ui/drawings/drawing.tsx';
import { companyLetters } from '#domain/initials.ts';
import { partnerMark } from './partner-mark-data.ts';

/** ABOUT-01: a partner's mark from shape, letters and sign, for those who gave no logo. Decorative: the name is beside it. */
export function PartnerMark({ id, name }: { id: string; name: string }) {
  const { shape, sign, tone } = partnerMark(id);
  return (
    <Drawing viewBox="0 0 48 48" className={`partner-mark partner-mark-${tone}`}>
      <path className="partner-mark-shape" d={shape} />
      <path className="partner-mark-sign" d={sign} />
      <text className="partner-mark-letters" x="24" y="28" textAnchor="middle" fontSize="15">
        {companyLetters(name)}
      </text>
    </Drawing>
  );
}
