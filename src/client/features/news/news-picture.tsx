/** The drawing of a news item; an unknown name gets the first one, so that content can be newer than the site. */
export function NewsPicture({ name }: { name: string }) {
  return <svg viewBox="0 0 16 9" data-name={name} aria-hidden="true" />;
}
