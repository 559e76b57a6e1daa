import './container-plate.css';
import { containerNumberParts } from '#domain/container-number.ts';

/** A container number as it is painted on the wall of the box, its check digit in a frame; the words say it besides. */
export function ContainerPlate({ number, wrong = false }: { number: string; wrong?: boolean }) {
  const parts = containerNumberParts(number);
  return parts === null ? null : (
    <span className="plate ui-band-deep ui-corrugated" aria-hidden="true">
      <span>
        {parts.owner}
        {parts.category}
      </span>
      <span>{parts.serial}</span>
      {parts.digit ? <span className={wrong ? 'plate-digit plate-wrong' : 'plate-digit'}>{parts.digit}</span> : null}
    </span>
  );
}
