/** Where a line of a text begins and ends. */
const rangeOf = (text: string, line: number): { from: number; to: number } => {
  let from = 0
  for (let before = 1; before < line; before += 1) {
    const end = text.indexOf('\n', from)
    if (end === -1) break
    from = end + 1
  }
  const to = text.indexOf('\n', from)
  return { from, to: to === -1 ? text.length : to }
}

/** Where a line begins, counted from 1. */
export const startOfLine = (text: string, line: number): number => rangeOf(text, line).from

/** Goes to a line, counted from 1, and selects it. */
export const selectLine = (field: HTMLTextAreaElement | null, line: number): void => {
  if (field === null) return
  const { from, to } = rangeOf(field.value, line)
  // A browser brings the place of the cursor into view, not the end of a selection.
  field.blur()
  field.setSelectionRange(from, from)
  field.focus()
  field.setSelectionRange(from, to)
}
