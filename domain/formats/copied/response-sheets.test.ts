import { describe, expect, it } from 'vitest'
import { readQuizText } from '../quiz-text/read-quiz-text.ts'

const questionsIn = (text: string) =>
  readQuizText(text).items.flatMap((item) =>
    'draft' in item
      ? [
          [
            item.prompt,
            'options' in item.draft ? item.draft.options : item.kind,
            'correct' in item.draft ? item.draft.correct : null,
          ],
        ]
      : [],
  )
const toldIn = (text: string) =>
  readQuizText(text)
    .problems.filter(({ problem }) => problem !== 'no_answer')
    .map(({ line, problem, count }) => [line, problem, ...(count === undefined ? [] : [count])])
const leftIn = (text: string) => readQuizText(text).leftover.map((each) => each.text)

const ASKED = ['Which river is the longest?', ['Kosi', 'Nile', 'Son']]

describe('the options of a response sheet, and what is right of them', () => {
  it.each([
    ['behind a name, nothing says what is right', 'Ans 1. Kosi\n2. Nile\n3. Son', null],
    ['below a name', 'Ans\n1. Kosi\n2. Nile\n3. Son', null],
    ['letters', 'Ans A. Kosi\nB. Nile\nC. Son', null],
    ['brackets', 'Ans. (1) Kosi\n(2) Nile\n(3) Son', null],
    ['a tick', 'Ans ✖ 1. Kosi\n✔ 2. Nile\n✖ 3. Son', 1],
    ['a tick of the first', 'Ans ✔ 1. Kosi\n✖ 2. Nile\n✖ 3. Son', 0],
    ['a tick below a name', 'Ans\n❌ 1. Kosi\n❌ 2. Nile\n✅ 3. Son', 2],
    ['crosses as letters, all but one', 'Ans X 1. Kosi\n2. Nile\nX 3. Son', 1],
    ['one cross alone', 'Ans ✖ 1. Kosi\n2. Nile\n3. Son', null],
    ['a key that is named', 'Ans 1. Kosi\n2. Nile\n3. Son\nCorrect Option : 2', 1],
    ['a right answer', 'Ans 1. Kosi\n2. Nile\n3. Son\nRight Answer : 3', 2],
    ['a key beside what was chosen', 'Ans 1. Kosi\n2. Nile\n3. Son\nYour Answer : 1 Correct Answer : 2', 1],
    ['Hindi', 'उत्तर 1. Kosi\n2. Nile\n3. Son\nसही विकल्प : 2', 1],
    ['Bengali', 'উত্তর ১. Kosi\n২. Nile\n৩. Son\nসঠিক উত্তর : ২', 1],
    ['numbers in a table', 'Options :\n40536145671. ✖ Kosi\n40536145672. ✔ Nile\n40536145673. ✖ Son', 1],
  ])('%s', (_, options, right) =>
    expect(
      questionsIn(
        `Q.1 Which river is the longest?\n${options}\nQuestion ID : 630680123\nStatus : Answered\nChosen Option : 1`,
      ),
    ).toEqual([[...ASKED, right]]),
  )

  it.each([
    ['behind the number', 'Question Number : 1 Question Id : 4053611234 Question Type : MCQ Option Shuffling : Yes'],
    ['in its own line', 'Question Number : 1\nQuestion Id : 4053611234\nCorrect Marks : 4 Wrong Marks : 1'],
  ])('what a program wrote before the question, %s', (_, head) =>
    expect(questionsIn(`${head}\nWhich river is the longest?\nOptions :\n1. Kosi\n2. Nile\n3. Son`)).toEqual([
      [...ASKED, null],
    ]),
  )

  it('ticks before numbers without a sheet', () =>
    expect(questionsIn('Q1. Which river is the longest?\n1. Kosi\n✔ 2. Nile\n3. Son')).toEqual([[...ASKED, 1]]))
})

describe('what one candidate chose is never the key', () => {
  it.each([
    'Chosen Option : 2',
    'Chosen Option : B',
    'Given Answer : 2',
    'Given Answer (2)',
    'Your Answer: b',
    'Your answer - b',
    "Candidate's Answer : 2",
    'Selected Option : 2',
    'Status : Answered Chosen Option : 2',
    'আপনার উত্তর: খ',
    'নির্বাচিত বিকল্প : ২',
    'आपका उत्तर : 2',
    'चुना गया विकल्प : 2',
  ])('%s', (chosen) => {
    const text = `1. Which river is the longest?\n(a) Kosi\n(b) Nile\n(c) Son\n${chosen}`
    expect(questionsIn(text)).toEqual([[...ASKED, null]])
    expect(toldIn(text)).toContainEqual([5, 'chosen', 1])
    expect(leftIn(text).join(' ')).toBe(chosen)
  })

  it('nor a number that somebody gave', () =>
    expect(questionsIn('1. What is 6 × 7?\nGiven Answer : 41\nCorrect Answer : 42')).toEqual([
      ['What is 6 × 7?', 'numerical', null],
    ]))
})

describe('what a program wrote', () => {
  const text = [1, 2, 3]
    .map(
      (n) =>
        `Q.${n} Rivers of land ${n}?\nAns 1. Kosi\n2. Nile\nQuestion ID : 63068012${n}\nOption 1 ID : 630680490${n}\nStatus : Not Attempted and Marked For Review\nChosen Option : --`,
    )
    .join('\n\n')

  it('is told once, with how often it stands there', () =>
    expect(toldIn(text)).toEqual([
      [4, 'of_program', 9],
      [7, 'chosen', 3],
    ]))

  it('is left over line by line', () => expect(leftIn(text)).toHaveLength(12))

  it.each([
    ['status', 'Status : Not Answered'],
    ['marked', 'Status : Marked For Review'],
    ['Bengali', 'প্রশ্ন আইডি : ৬৩০৬৮০১২৩'],
    ['Hindi', 'प्रश्न आईडी : 630680123'],
    ['Hindi status', 'स्थिति : उत्तर दिया गया'],
    ['Bengali status', 'স্ট্যাটাস : উত্তর দেওয়া হয়েছে'],
    ['settings', 'Option Shuffling : Yes Option Orientation : Vertical'],
  ])('%s', (_, line) => expect(leftIn(`1. Which?\n(a) Kosi\n(b) Nile\n${line}`).join(' ')).toBe(line))
})

describe('what only looks like a response sheet', () => {
  it.each([
    ['answers as points', 'Q.1 Name the parts of a plant.\nAns 1. Root\n2. Stem\n3. Leaf'],
    ['words', '1. Write your answer: is the status of women better today?\nAns: yes'],
    ['a line to write on', '1. What is 6 × 7?\nYour answer: ______'],
    ['words about options', '1. Explain the status: how was it answered?\nAns: well'],
    ['a voter', '1. Which document has an ID?\n(a) Voter ID : a card\n(b) None\nAns: a'],
    ['given options', '1. Choose from the given options: which river is long?\n(a) Kosi\n(b) Nile\nAns: b'],
    ['what stands behind a backslash', '1. Which?\n\\Status : Answered\n(a) Kosi\n(b) Nile\nAns: b'],
  ])('%s', (_, asked) =>
    expect(toldIn(asked).filter(([, problem]) => problem === 'of_program' || problem === 'chosen')).toEqual([]),
  )

  it('ticks before the numbers of questions', () =>
    expect(questionsIn('✅ 1. Rivers?\n(a) Kosi\n(b) Nile\nAns: a\n✅ 2. Hills?\n(a) Abu\n(b) Ooty\nAns: b')).toEqual([
      ['Rivers?', ['Kosi', 'Nile'], 0],
      ['Hills?', ['Abu', 'Ooty'], 1],
    ]))
})
