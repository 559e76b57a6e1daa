/** A whole number given as `--NAME=NUMBER` behind the name of a measurement, or else the usual one. */
export function numberOption(name: string, usual: number): number {
  const start = `--${name}=`;
  const given = Number(process.argv.find((word) => word.startsWith(start))?.slice(start.length) ?? usual);
  if (!Number.isInteger(given) || given < 1) throw new Error(`${start} takes a whole number from 1 on.`);
  return given;
}
