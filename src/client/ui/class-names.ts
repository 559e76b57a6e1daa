/** Joins the class names that are not empty; false, null and undefined drop out. */
export function classNames(...names: ReadonlyArray<string | false | null | undefined>): string {
  return names.filter(Boolean).join(' ');
}
