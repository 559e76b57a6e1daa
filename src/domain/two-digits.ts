/** A whole number of at least two digits, as clocks have it: `07`. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');
