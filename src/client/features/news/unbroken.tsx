/** Words with a hyphen, short enough for the narrowest heading: 'cut-offs', 'pre-cooling'. */
const COMPOUND = /((?<!\S)\S{0,8}\w-\w\S{0,10}(?!\S))/;

/** A title whose short compounds stay whole at the end of a line; a hyphen of another kind would not be found by searching. */
export function Unbroken({ text }: { text: string }) {
  return text.split(COMPOUND).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={`${String(index)} ${part}`} className="news-unbroken">
        {part}
      </span>
    ),
  );
}
