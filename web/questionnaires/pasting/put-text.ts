/** A browser is long at typing more into a field, and many lines take it longest. */
const MOST_TYPED = 20_000
const MOST_LINES_TYPED = 500
/** In lines: what has more is put into a field by the page, where a browser would be at it for seconds. */
const MOST_LINES_PASTED = 5_000

const hasMoreLines = (text: string, most: number): boolean => {
  let at = -1
  for (let lines = 0; lines < most; lines += 1) {
    at = text.indexOf('\n', at + 1)
    if (at === -1) return false
  }
  return true
}

export const isLongToPaste = (text: string): boolean => hasMoreLines(text, MOST_LINES_PASTED)

const canBeTyped = (text: string): boolean =>
  text !== '' && text.length <= MOST_TYPED && !hasMoreLines(text, MOST_LINES_TYPED)

type Put = { from: number; to: number; text: string }

/** Puts a text in the place of a part of a field, as if it were typed where that can be: then it can be taken back by keys. */
export const putText = (field: HTMLTextAreaElement, { from, to, text }: Put): void => {
  const wanted = field.value.slice(0, from) + text + field.value.slice(to)
  field.focus({ preventScroll: true })
  field.setSelectionRange(from, to)
  if (canBeTyped(text) && isTyped(text) && field.value === wanted) return
  write(field, wanted)
  field.setSelectionRange(from + text.length, from + text.length)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Past what React puts before it, which then knows of no change. */
const write = (field: HTMLTextAreaElement, text: string) =>
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)

/** Old, and the only way to write into a field that its own undo knows. */
const isTyped = (text: string): boolean =>
  typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)
