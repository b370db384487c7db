/** Excel takes no more in one cell, and opens no file that has more. */
export const MOST_IN_CELL = 32_767

/** A text that finds room in a cell; where it was cut it says so, and how long it is. */
export const fittingText = (text: string): string => {
  if (text.length <= MOST_IN_CELL) return text
  const note = ` … [cut: ${text.length} characters in all]`
  // Never between the two halves of one sign.
  return (
    text
      .slice(0, MOST_IN_CELL - note.length)
      .toWellFormed()
      .replace(/\uFFFD$/, '') + note
  )
}
