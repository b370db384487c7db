import { questionStart } from '#domain/formats/lines/markers.ts'
import { pastedOptions } from '../../questionnaires/entries/pasted-questions.ts'

type Written = Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>

/** What a field holds once the browser has pasted into it. */
export const textWith = (pasted: string, { value, selectionStart, selectionEnd }: Written): string =>
  value.slice(0, selectionStart) + pasted.replace(/\r\n?/g, '\n') + value.slice(selectionEnd)

/** Pasted lines without their numbers or letters; what stands before the cursor stays with the first, what stands behind it with the last. */
export const linesPasted = (pasted: string, { value, selectionStart, selectionEnd }: Written): string[] => {
  const lines = withoutNumbers(pastedOptions(pasted))
  return lines.map((line, at) => {
    const before = at === 0 ? value.slice(0, selectionStart) : ''
    return before + line + (at === lines.length - 1 ? value.slice(selectionEnd) : '')
  })
}

/** A number is a list's where all lines begin with one. */
const withoutNumbers = (lines: readonly string[]): readonly string[] => {
  const texts = lines.map(questionStart)
  return texts.every((text) => text !== null && text !== '') ? texts.filter((text) => text !== null) : lines
}

/** The two first cells of each pasted row of a table; empty where the text is something else. */
export const rowsPasted = (pasted: string): { left: string; right: string }[] => {
  const rows = pasted.split(/\r\n|\r|\n/).filter((row) => row.trim() !== '')
  if (!rows.every((row) => row.includes('\t'))) return []
  return rows.map((row) => {
    const [left = '', ...rest] = row.split('\t').map((cell) => cell.trim())
    return { left, right: rest.filter((cell) => cell !== '').join(' ') }
  })
}
