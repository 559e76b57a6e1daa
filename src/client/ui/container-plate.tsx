interface ContainerPlateProps {
  /** Owner code and category letter, e.g. `CSQU`. */
  owner: string;
  serial: string;
  /** Check digit; empty while it is not known. */
  digit: string;
  /** The digit is not the right one. */
  wrong?: boolean | undefined;
}

/**
 * A container number as it is painted on the wall of the box, its check digit in a frame. Decoration: the words beside it
 * say the same. Its style sheet is imported by the pages, which may draw it from a part that comes later.
 */
export function ContainerPlate({ owner, serial, digit, wrong = false }: ContainerPlateProps) {
  return (
    <span className="ui-plate ui-band-deep ui-corrugated" aria-hidden="true">
      <span>{owner}</span>
      <span>{serial}</span>
      {digit ? <span className={wrong ? 'ui-plate-digit ui-plate-wrong' : 'ui-plate-digit'}>{digit}</span> : null}
    </span>
  );
}
