import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readQuizText } from '../quiz-text/read-quiz-text.ts'

const HEADINGS = [
  'Question',
  'Question (EN)',
  'Question (HI)',
  'Option A',
  'Option A (HI)',
  'Option B',
  'Option 3',
  'Options',
  'Answer',
  'Correct answer 1',
  'Explanation',
  'Marks',
  'Negative marks',
  'Type',
  'Language',
  'Subject',
  'Time limit (sec)',
  'Image link',
  'No',
  '',
  '@',
]
const CELLS = [
  '@',
  '@ @',
  '@; @',
  'A) @ B) @',
  'B',
  '2',
  'Option B',
  'Multiple Choice',
  'Short answer',
  'True/False',
  'Open-Ended',
  'True',
  '',
  '',
  '(optional) @',
  'Section A: @',
  "'=@",
  '1/4',
]

const numbered = (text: string): { text: string; words: string[] } => {
  const words: string[] = []
  const filled = text.replace(/@/g, () => {
    words.push(`word${words.length}x`)
    return words.at(-1) ?? ''
  })
  return { text: filled, words }
}

const cells = (from: readonly string[], width: number) =>
  fc.array(fc.constantFrom(...from), { minLength: width, maxLength: width })

const sheetOf = fc.integer({ min: 1, max: 7 }).chain((width) =>
  fc.tuple(
    fc.shuffledSubarray(HEADINGS, { minLength: 0, maxLength: 6 }).map((others) => ['Question', 'Answer', ...others]),
    fc.array(cells(CELLS, width), { minLength: 1, maxLength: 5 }),
  ),
)

it.each([
  ['tabs', '\t', ''],
  ['commas', ',', ''],
  ['semicolons', ';', ''],
  ['Markdown', ' | ', '\n---|---|---'],
])('each word of a sheet with %s is in a question, or stays in the text with a problem', (_, separator, rule) => {
  const joined = (row: readonly string[]) =>
    row.map((cell) => (cell.includes(separator) ? `"${cell}"` : cell)).join(separator)
  fc.assert(
    fc.property(sheetOf, ([headings, rows]) => {
      const { text, words } = numbered(`${joined(headings)}${rule}\n${rows.map(joined).join('\n')}`)
      const { items, leftover, problems, marking } = readQuizText(text)
      const kept = `${JSON.stringify(items)} ${leftover.map((each) => each.text).join('\n')}`
      expect(words.filter((word) => !kept.includes(word))).toEqual([])
      expect(problems.length + Number(marking !== null)).toBeGreaterThanOrEqual(leftover.length)
    }),
    { numRuns: 300 },
  )
})
