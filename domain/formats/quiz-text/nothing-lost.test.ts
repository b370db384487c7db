import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readQuizText } from './read-quiz-text.ts'

/** Lines as they are pasted; each `@` is a word that stands nowhere else. */
const LINES = [
  '1. @ @?',
  '2) @',
  '(3) @ @',
  'Q-4 @ @',
  'Q. @?',
  'Question: @ @',
  'প্রশ্ন: @',
  'P. @',
  'প্রশ্ন ৫: @',
  'प्र.6 @',
  '1. @ (a) @ (b) @',
  '1. @ (a) @ (b) @ Ans: a @',
  '2. @. True',
  '3. @ (True/False)',
  'Choose the correct answer: @',
  '(a) @',
  '(b) @ @',
  '(c) @ (d) @',
  '(a) @ (c) @',
  '(b) @ (d) @',
  'a) @',
  'b. @',
  'A.@ B.@ C.@',
  'A- @',
  'Option B: @',
  '- C) @',
  '**(b) @**',
  '(A) @ (B) @',
  '(i) @ @',
  '(ii) @',
  '(অ) @ (আ) @',
  'क) @',
  '1) @',
  '2) @ @',
  '1. @',
  '@ @ @',
  '@ (c) @ (d) @',
  '@?',
  '   @ @',
  '',
  '',
  '- @ ✓',
  '• @',
  '☐ @',
  '☑ @ ☐ @',
  '[ ] @',
  '[x] @',
  '(*) b) @',
  'Ans: 2',
  'Ans: a',
  'Ans: (a), (c)',
  'Ans: b @',
  'Ans: b. @ @',
  'Ans: (a) @ Explanation: @ @',
  'Ans: @',
  'Or: @',
  'Correct option is (b)',
  'উত্তর: (খ) @',
  'Answer:',
  'Answer',
  'Answers: 1. b 2. @',
  'Ans: 1-b, 2-a',
  'Answers: 1. a,c 2. b',
  '1-c, 2-b',
  '9. @',
  'Explanation: @',
  'Sol. @ @',
  'Solutions',
  'Answers and explanations',
  'Solution 1: @',
  '1. (b) @ @',
  'True',
  'False',
  'Marks: 2',
  'Marks: @',
  'Type: match',
  'Type: order',
  'Type: short answer',
  'Type: essay',
  'Type: @',
  'Extra: @',
  'Units: @',
  'Model: @',
  'As kept: @',
  'Language: @',
  '- @',
  '- @ => @',
  '@ [4 marks]',
  '@? [3]',
  'Question 4 (2 marks)',
  'Question 5 [2] @',
  'Section B: @',
  'Section A',
  'Category I (Q.1 to Q.2): @ 2 marks each, 1/4 negative',
  'Category II: @ 2 marks each, -1/3',
  'Marks: usual',
  'Time: 2 hours',
  'Time: 2 hours @',
  'Full marks: 40 @',
  'Ans: 12 cm',
  'Ans: 1/3 (± 2%)',
  'Type: number',
  'Section: @',
  'Instructions: @',
  'Part II',
  'Page 3 of 4',
  '---',
  'Passage: @',
  'Text: @',
  'End of passage',
  '@ +4/-1',
  '\\1. @',
  '@\t@\t@\tB',
  '@?,@,@,@,B',
  'Question,A,B,Answer',
  '@, @, @, @, A, @',
  '### Question 3',
  '@ @              2',
  '1. @ @      3',
  '(a) @              26',
  '[12/03/24, 9:15 PM] Mita: @',
  '[12/03/24, 9:16 PM] Rahul: @ @',
  'Options:',
  'Options: (a) @ (b) @',
  'Fill in the blanks:',
  'Tick the correct answer: @',
  '(i) @ ____ @ (@)',
  '(ii) @. — True',
  '@ (a)/ @ (b)/ @ (c)',
  'A2) @',
  '1. C [@ @]',
  'Ans: (a) : @ @ @ @ @ @',
  '@ @ @ @ @ @ @ @ @.',
  'Solution: (b) @',
  'Instructions',
  'Instructions: @',
  'Read the following passage: @',
  '1.1 @ @',
  '(1.2.3) @',
  '#1 @',
  '2 @ @',
  'b @',
  'a @ b @ c @',
  '① @ ② @',
  'T / F : @',
  '@? → @',
  '(SSC 2017 @)',
  'Would you like @?',
  '1. @ (a) @ (b) @ (c) @ 2. @ (a) @ (b) @ (c) @',
  '(a) (ii), (b) (i)',
  '| 1 | b |',
  'Q.No. 1 2',
  'Ans a b',
  '◉ @',
  '● @ ○ @',
  'Space for rough work @',
  '**Answer:** B',
]

const wordsOf = (lines: readonly string[]): { text: string; words: string[] } => {
  const words: string[] = []
  const text = lines.join('\n').replace(/@/g, () => {
    words.push(`word${words.length}x`)
    return words.at(-1) ?? ''
  })
  return { text, words }
}

const wordsLost = (text: string, words: readonly string[]): string[] => {
  const { items, leftover } = readQuizText(text)
  const kept = `${JSON.stringify(items)} ${leftover.map((each) => each.text).join('\n')}`
  return words.filter((word) => !kept.includes(word))
}

it('each word that is pasted is in a question, or stays in the text', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...LINES), { minLength: 1, maxLength: 14 }), (lines) => {
      const { text, words } = wordsOf(lines)
      expect(wordsLost(text, words)).toEqual([])
    }),
    { numRuns: 3000 },
  )
})

it.each(['\t', ','])('each word of rows parted by %j, too', (separator) => {
  const cell = fc.constantFrom('@', '@ @', '"@, @"', '', 'Question', 'Options', 'A', 'B', '2', 'Answer')
  const row = fc.array(cell, { minLength: 1, maxLength: 6 }).map((cells) => cells.join(separator))
  const heading = fc.constantFrom('Question|A|B|Answer', 'Question|Options||Answer', '|A|B|', '@', '@|Options|@')
  const rows = fc.tuple(fc.array(heading, { maxLength: 3 }), fc.array(row, { maxLength: 5 }))
  fc.assert(
    fc.property(rows, ([headings, below]) => {
      const { text, words } = wordsOf([...headings.map((each) => each.replaceAll('|', separator)), ...below])
      expect(wordsLost(text, words)).toEqual([])
    }),
    { numRuns: 3000 },
  )
})

it.each([['1. @ @?', 'True', 'False', '(i) @ @', '(b) @ @'].join('\n')])('each word of %j', (written) => {
  const { text, words } = wordsOf(written.split('\n'))
  expect(wordsLost(text, words)).toEqual([])
})

it('what stays in the text is named', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...LINES), { minLength: 1, maxLength: 14 }), (lines) => {
      const { leftover, problems, marking } = readQuizText(wordsOf(lines).text)
      expect(problems.length + (marking === null ? 0 : 1)).toBeGreaterThanOrEqual(leftover.length)
    }),
    { numRuns: 1000 },
  )
})
