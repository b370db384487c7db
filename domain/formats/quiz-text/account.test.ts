import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Account, accountOf } from './account.ts'
import { readQuizText } from './read-quiz-text.ts'

const account = (text: string, most?: number): Account => accountOf(text, readQuizText(text, { fillIn: '' }, most))
const lines = (...each: string[]) => each.join('\n')

it.each<[string, string, Partial<Account>]>([
  ['nothing', '', { kept: [], changed: [], left: [] }],
  ['empty lines do not count', '1. Why?\n\na) p\nb) q\n\nAns: a\n', { kept: [1, 3, 4, 6], changed: [], left: [] }],
  ['what belongs to no question', lines('St. Mary', '', '1. Why?', 'a) p', 'b) q', 'Ans: a'), { left: [1] }],
  ['the number of a page', lines('1. Why?', 'a) p', 'b) q', 'Ans: a', 'Page 3 of 4'), { left: [5] }],
  ['an answer that no option fits', lines('1. Why?', 'a) p', 'b) q', 'Ans: z'), { left: [4] }],
  ['the same in a line with a question', lines('1. Why? (a) p (b) q Ans: z'), { changed: [1], left: [] }],
  ['a key that no question waits for', lines('1. Why?', 'a) p', 'b) q', '', 'Answers: 1. a 9. b'), { changed: [5] }],
  ['an answer that can mean two things', lines('1. 2+2?', '1) 3', '2) 5', '3) 4', '4) 6', 'Ans: 4'), { changed: [6] }],
  ['two keys that differ', lines('1. Why?', 'a) p', 'b) q', 'Ans: a', '', 'Answers: 1. b'), { changed: [4, 6] }],
  ['no answer', lines('1. Why?', 'a) p', 'b) q'), { changed: [1], left: [] }],
  ['a formula of TeX', lines('1. Is \\(x^2\\) it?', 'a) p', 'b) q', 'Ans: a'), { changed: [1], kept: [2, 3, 4] }],
  ['markup of a page', lines('1. H<sub>2</sub>O?', 'a) p', 'b) q', 'Ans: a'), { changed: [1], kept: [2, 3, 4] }],
  ['what marks labels alone', lines('**1.** Why?', '**A)** p', '- B) q', '**Ans:** A'), { changed: [], left: [] }],
])('%s', (_, text, expected) => {
  expect(account(text)).toMatchObject({ unit: 'line', ...expected })
})

it('of a sheet, rows count, and one over several lines is one', () => {
  const text = 'Question,A,B,Answer\n"Why\nso?",p,q,A\n\nWho?,p,q,B'
  expect(account(text)).toEqual({ unit: 'row', kept: [1, 2, 5], changed: [], left: [] })
})

it('a column without a place changes its heading', () => {
  expect(account('Question,A,B,Answer,Colour\nWhy?,p,q,A,red')).toMatchObject({ changed: [1], kept: [2], left: [] })
})

it('from the first question that finds no room, all is left out', () => {
  const text = lines('1. Why?', 'a) p', 'b) q', 'Ans: a', '', '2. Who?', 'a) p', 'b) q', 'Ans: b')
  expect(account(text, 1)).toMatchObject({ kept: [1, 2, 3, 4], left: [6, 7, 8, 9] })
})

it('of a text that is too long, all is left out', () => {
  expect(account('x\n'.repeat(20_001))).toMatchObject({ kept: [], changed: [] })
  expect(account('x\n'.repeat(20_001)).left).toHaveLength(20_001)
})

const LINES = [
  ...['1. @ @?', '2) @', 'Q. @?', '3. @ (a) @ (b) @ Ans: a', '(a) @', '(b) @ @', 'c) @', '• @', '[x] @', '- @ => @'],
  ...['@ @', '@?', '', '   ', 'Ans: a', 'Ans: @', 'Ans: z', 'Answers: 1. b 9. @', '1-c, 2-b', 'Explanation: @'],
  ...['Marks: 2', 'Type: match', 'Type: @', 'Section A: @', 'Passage: @', 'Page 3 of 4', 'Time: 2 hours'],
  ...['@\t@\t@\tB', 'Question\tA\tB\tAnswer', 'Question,A,B,Answer', '@,@,@,A', '"@', '@",@,@,A', '::@:: @ {=@ ~@}'],
  ...['(2 marks)', 'S1. Ans.(b)', 'Sol. @', 'Sol : 1. (b) @', '1 - @', '| 1 | (b) | @ @ |', '1. **B) @** – @ @ @ @ @'],
  ...['@ 1 : @', 'Ans: @ 1', '➤ @? – @', '❓ @?', '🔹 @ ✅', '*Q.1) @?*', 'A👉 @', '(c) @ (d) @          (b)', '✔ b'],
  ...['1. @? [উঃ @]', 'Q1 (3 marks)', 'Case study: @', 'Directions: @ (a) @ (b) @', 'Join: @', 't.me/@', 'Exercise @'],
  ...[
    '(a) @ [2] (b) @ [3]',
    'OR',
    '1 point',
    '@ *',
    'Correct answer',
    'Your answer',
    'Feedback',
    '✓',
    'Chosen Option : 2',
  ],
  ...[
    'Ans ✔ 1. @',
    '📊 @?',
    '🔘 @ 23%',
    '✅ @ 60%',
    '14 votes',
    '@ ____ (@ / @) @',
    '{c) @',
    '[12/03/24, 9:15 PM] Mita: @',
  ],
  ...['@ \\(x^2\\)', '<b>@</b>', 'A. @', 'B. @', 'ANSWER: A', 'Solutions', '1. (b) @', 'True', '| @ | @ |', '```'],
]

const wordsIn = (text: string): { text: string; words: string[][] } => {
  let count = 0
  const written = text.replace(/@/g, () => {
    count += 1
    return `word${count}x`
  })
  return { text: written, words: written.split('\n').map((line) => line.match(/word\d+x/g) ?? []) }
}

const papers = fc
  .array(fc.constantFrom(...LINES), { minLength: 1, maxLength: 14 })
  .map((each) => wordsIn(each.join('\n')))

it('kept, changed and left out are all lines that say anything, each once', () => {
  fc.assert(
    fc.property(papers, fc.constantFrom(1, 500), ({ text }, most) => {
      const { unit, kept, changed, left } = account(text, most)
      const all = [...kept, ...changed, ...left].toSorted((a, b) => a - b)
      const filled = text.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : at + 1))
      expect(new Set(all).size).toBe(all.length)
      if (unit === 'line') expect(all).toEqual(filled)
      else expect(filled).toEqual(expect.arrayContaining(all))
    }),
    { numRuns: 3000 },
  )
})

it('of a line that is kept, each word is in what was found; of one that is left out, none', () => {
  fc.assert(
    fc.property(papers, ({ text, words }) => {
      const read = readQuizText(text)
      const found = JSON.stringify([read.items, read.marking])
      const { kept, left } = accountOf(text, read)
      // Titles in GIFT name a question for its bank alone.
      if (!read.lines.isTyped) return
      const isFound = (word: string) => found.includes(word)
      for (const line of kept) expect((words[line - 1] ?? []).filter((word) => !isFound(word))).toEqual([])
      for (const line of left) expect((words[line - 1] ?? []).filter(isFound)).toEqual([])
    }),
    { numRuns: 3000 },
  )
})
