/** Exit codes of the program that draws pictures. */
export const EXIT = { drawn: 0, unreadable: 3, tooLarge: 4 } as const;

/** How a picture is drawn: as large as it may be stored, or a square. */
export type Shape = 'picture' | 'avatar';
