/** Where two texts differ: behind what both begin with, and before what both end with. */
const differenceOf = (before: string, after: string) => {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from += 1
  let end = 0
  while (end < shorter - from && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return { from, to: before.length - end, words: after.slice(from, after.length - end) }
}

/**
 * Writes another text into a field as if it were typed, so that the field's own undo takes it back; false where the browser
 * can't. The focus stays where it is.
 */
export const typedInto = (field: HTMLTextAreaElement | null, next: string): boolean => {
  if (field === null || typeof document.execCommand !== 'function') return false
  const { from, to, words } = differenceOf(field.value, next)
  const { activeElement } = document
  field.focus({ preventScroll: true })
  field.setSelectionRange(from, to)
  document.execCommand(words === '' ? 'delete' : 'insertText', false, words)
  if (activeElement instanceof HTMLElement && activeElement !== field) activeElement.focus({ preventScroll: true })
  return field.value === next
}
