export type ProseEdit = 'bold' | 'italics' | 'code' | 'formula' | 'list'

export type Selected = { text: string; from: number; to: number }

/** What stands on both sides of it, and what is written where nothing is selected. */
const MARKS = {
  bold: { mark: '**', empty: '' },
  italics: { mark: '*', empty: '' },
  code: { mark: '`', empty: '' },
  formula: { mark: '$', empty: 'x^2' },
} as const

const ITEM = /^[ \t]*(?:-|\d{1,3}\.)[ \t]+/

/** What is selected with the mark, or without it where it had it, and what is selected then. */
export const withEdit = (selected: Selected, edit: ProseEdit): Selected =>
  edit === 'list' ? withList(selected) : withMark(selected, MARKS[edit])

const withMark = ({ text, from, to }: Selected, { mark, empty }: { mark: string; empty: string }): Selected => {
  const size = mark.length
  const isMarked = hasMark(text.slice(0, from), mark, 'end') && hasMark(text.slice(to), mark, 'start')
  if (isMarked && from !== to) {
    const without = text.slice(0, from - size) + text.slice(from, to) + text.slice(to + size)
    return { text: without, from: from - size, to: to - size }
  }
  // A double click takes the space behind the word along.
  const chosen = text.slice(from, to)
  const word = chosen.trim() || empty
  const start = from + (chosen.trim() === '' ? 0 : chosen.length - chosen.trimStart().length)
  const end = chosen.trim() === '' ? to : start + word.length
  return {
    text: `${text.slice(0, start)}${mark}${word}${mark}${text.slice(end)}`,
    from: start + size,
    to: start + size + word.length,
  }
}

/** Two stars are no star twice: what is bold is not yet in italics. */
const hasMark = (text: string, mark: string, side: 'start' | 'end'): boolean => {
  const sign = mark.charAt(0)
  const letters = side === 'start' ? [...text] : [...text].reverse()
  const count = letters.findIndex((letter) => letter !== sign)
  const signs = count === -1 ? letters.length : count
  return sign === '*' ? signs === mark.length || signs === 3 : signs >= mark.length
}

/** Each line that is selected, or the one with the cursor, becomes an item; if all are, none is any more. */
const withList = ({ text, from, to }: Selected): Selected => {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const next = text.indexOf('\n', Math.max(from, to - 1))
  const end = next === -1 ? text.length : next
  const lines = text.slice(start, end).split('\n')
  const isList = lines.every((line) => ITEM.test(line))
  const changed = lines.map((line) => (isList ? line.replace(ITEM, '') : ITEM.test(line) ? line : `- ${line}`))
  const written = changed.join('\n')
  const place = start + written.length
  return { text: text.slice(0, start) + written + text.slice(end), from: from === to ? place : start, to: place }
}
