/** Rows of the package that are no ports: places far from any water that ships use, by what they are. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  ATLTX: 'Hainfeld, a town in the hills of Lower Austria',
  BRPNN: 'Paranã, a town in the interior of Tocantins',
  ESFER: 'Ferez, a village in the mountains of Albacete',
  FRJAV: 'Javrezac, a village in the Charente, and placed in another department',
  USRAJ: 'Rotterdam, a suburb of Schenectady, taken for the port of that name',
  USYOB: 'Oakboro, a town in the interior of North Carolina',
};

/** Whether the row of these codes stands for no port at all. */
export function isLeftOut(codes: readonly string[]): boolean {
  return codes.every((code) => Object.hasOwn(LEFT_OUT, code));
}
