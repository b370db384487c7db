/** Joins the class names that apply; the falsy ones do not. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
