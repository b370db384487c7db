import { describe, expect, it } from 'vitest'
import { readQuizText } from '../quiz-text/read-quiz-text.ts'

const reads = (text: string, prompt: string, draft: object) => {
  const { items, problems, leftover } = readQuizText(text)
  expect(problems).toEqual([])
  expect(leftover).toEqual([])
  expect(items).toMatchObject([{ prompt, draft }])
}

const capital = { options: ['Delhi', 'Kolkata', 'Mumbai'], correct: 1 }

describe('lines behind boxes', () => {
  it.each([
    ['○ Delhi\n○ Kolkata\n○ Mumbai\nAns: Kolkata'],
    ['○ Delhi\n◉ Kolkata\n○ Mumbai'],
    ['☐ Delhi\n☑ Kolkata\n☐ Mumbai'],
    ['☐Delhi\n☐Kolkata\n☐Mumbai\nAns: b'],
    ['☐ Delhi ☑ Kolkata ☐ Mumbai'],
    ['[ ] Delhi\n[x] Kolkata\n[ ] Mumbai'],
    ['- [ ] Delhi\n- [x] Kolkata\n- [ ] Mumbai'],
    ['( ) Delhi\n(*) Kolkata\n( ) Mumbai'],
    ['☐ A) Delhi\n☐ B) Kolkata\n☐ C) Mumbai\nAns: B'],
    ['☐ Delhi\n☐ Kolkata\n☐ Mumbai\nAns: 2'],
  ])('%j', (options) => reads(`1. Capital?\n${options}`, 'Capital?', capital))

  it('a letter of one alone is its word', () => {
    reads('1. Who?\n☐ A. P. J. Kalam\n☑ Raman', 'Who?', { options: ['A. P. J. Kalam', 'Raman'], correct: 1 })
  })

  it('with several chosen', () => {
    reads('1. Prime?\n[x] 2\n[ ] 4\n[x] 5', 'Prime?', { options: ['2', '4', '5'], correct: [0, 2] })
  })

  it.each([
    ['১। রাজধানী?\n☐ ক) দিল্লি\n☑ খ) কলকাতা', 'রাজধানী?', ['দিল্লি', 'কলকাতা']],
    ['१. राजधानी?\n○ मुंबई\n○ दिल्ली\nउत्तर: ख', 'राजधानी?', ['मुंबई', 'दिल्ली']],
  ])('in Bengali and Hindi: %j', (text, prompt, options) => reads(text, prompt, { options, correct: 1 }))

  it('one alone is words, as in mathematics', () => {
    reads(
      '1. Let\n[x] denote the greatest integer. Is\n□ABCD\n(a) one\n(b) two\nAns: b',
      'Let\n[x] denote the greatest integer. Is\n□ABCD',
      {
        options: ['one', 'two'],
        correct: 1,
      },
    )
    reads('1. What is\n[x] for 2.5?\nAns: 2', 'What is\n[x] for 2.5?', { rows: [{ first: '2' }] })
  })

  it('another sign among them is named', () => {
    const { problems } = readQuizText('1. Capital?\n☐ Delhi\n☑ Kolkata\n- Mumbai')
    expect(problems).toEqual([{ line: 4, problem: 'joined', text: '- Mumbai' }])
  })
})
