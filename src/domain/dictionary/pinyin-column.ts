/** Pinyin of several names as tables and packs keep it: syllables separated by spaces, names by `|`, such as `ning bo|yong`. */
export const joinPinyin = (names: readonly string[]): string => names.join('|');

/** Splits the text of {@link joinPinyin} into the pinyin of each name; none for an empty text. */
export const splitPinyin = (column: string): string[] => column.split('|').filter((name) => name !== '');
