interface LogoMarkProps {
  /** Edge in CSS pixels. */
  size?: number | undefined;
  /** The company's name where no words stand beside the mark. */
  title?: string | undefined;
}

/** Outline of the mark on a 40-unit square: two quay walls and the way between them, an H. */
export const LOGO_WALLS = 'M9 7h6v26H9ZM25 7h6v26h-6Z';

/** The way: in from the left, over, and out to the next port. */
export const LOGO_WAY = 'M4 25.5c7 0 9.5-11 16-11s9 2 16 2';

/** The mark of the house. The tile takes the brand colour of its surroundings, the way the signal. */
export function LogoMark({ size = 40, title }: LogoMarkProps) {
  const shapes = (
    <>
      <rect className="ui-logo-tile" width="40" height="40" rx="9" />
      <path className="ui-logo-walls" d={LOGO_WALLS} />
      <path className="ui-logo-bed" d={LOGO_WAY} />
      <path className="ui-logo-way" d={LOGO_WAY} />
    </>
  );
  if (title === undefined) {
    return (
      <svg className="ui-logo-mark" viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
        {shapes}
      </svg>
    );
  }
  return (
    <svg className="ui-logo-mark" viewBox="0 0 40 40" width={size} height={size} role="img" aria-label={title}>
      {shapes}
    </svg>
  );
}

interface LogoProps {
  /** The name in the page's language, large. */
  name: string;
  /** The other name, small under it. */
  second?: string | undefined;
  secondLang?: string | undefined;
}

/** Mark and words; the words are text, so that they are read, found and never blurred. */
export function Logo({ name, second, secondLang }: LogoProps) {
  return (
    <span className="ui-logo">
      <LogoMark />
      <span className="ui-logo-words">
        <span className="ui-logo-name">{name}</span>
        {second === undefined ? null : (
          <span className="ui-logo-second" lang={secondLang}>
            {second}
          </span>
        )}
      </span>
    </span>
  );
}
