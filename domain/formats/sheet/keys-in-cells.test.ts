import { describe, expect, it } from 'vitest'
import { readQuizText } from '../quiz-text/read-quiz-text.ts'

/** Sheets without a column of answers, whose keys stand among other words. */
describe.each([
  ['Question\tOption A\tOption B\tOption C\tOption D', '\t'],
  ['Question\tA\tB\tC\tD', '\t'],
  ['প্রশ্ন,বিকল্প ক,বিকল্প খ,বিকল্প গ,বিকল্প ঘ', ','],
  ['प्रश्न;विकल्प 1;विकल्प 2;विकल्प 3;विकल्प 4', ';'],
])('below %s', (headings, separator) => {
  it.each([
    [['Capital? (Ans: b)', 'p', 'q', 'r', 's'], 'Capital? (Ans: b)'],
    [['Capital? উত্তর: খ', 'p', 'q', 'r', 's'], 'Capital? উত্তর: খ'],
    [['Capital?', 'p', 'q', 'r', 's Ans: b'], 's Ans: b'],
  ])('%j is told', (cells, told) => {
    const [prompt, ...options] = cells
    const { items, problems } = readQuizText([headings, cells.join(separator)].join('\n'))
    expect(items).toMatchObject([{ kind: 'single_choice', prompt, draft: { options, correct: null } }])
    expect(problems).toMatchObject([
      { line: 2, problem: 'no_answer' },
      { line: 2, problem: 'key_in_question', text: told },
    ])
  })
})

it('a key in the first cell of a row makes no answer of the other cells', () => {
  const { items, leftover } = readQuizText('Capital? (Ans: b)\tp\tq\tr\ts\nTwo?\ta\tb\tc\td')
  expect(JSON.stringify(items)).not.toContain('accepted')
  expect(leftover.map(({ text }) => text)).toContain('Capital? (Ans: b)\tp\tq\tr\ts')
})
