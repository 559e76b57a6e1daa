/** Characters that nobody sees: zero-width spaces, marks of direction, soft hyphens, variants and frames of a digit. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Me}]/gu;

/** Text as it is seen: full-width and circled forms as plain ones, without characters that mails and chats put in between. */
export function plainCharacters(text: string): string {
  return text.normalize('NFKC').replace(UNSEEN, '');
}
