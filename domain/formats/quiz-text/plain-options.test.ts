import { describe, expect, it } from 'vitest'
import { readQuizText } from './read-quiz-text.ts'

const reads = (text: string, prompt: string, draft: object) => {
  const { items, problems, leftover } = readQuizText(text)
  expect(problems).toEqual([])
  expect(leftover).toEqual([])
  expect(items).toMatchObject([{ prompt, draft }])
}

const CITIES = ['Delhi', 'Kolkata', 'Mumbai']
const capital = { options: CITIES, correct: 1 }

describe('lines without labels are options where the answer names one of them', () => {
  it.each([
    ['in its words', 'Capital?\nDelhi\nKolkata\nMumbai\nAns: Kolkata', 'Capital?'],
    ['in other capitals', 'Capital?\nDelhi\nKolkata\nMumbai\nAnswer: KOLKATA.', 'Capital?'],
    ['by its place', 'Capital?\nDelhi\nKolkata\nMumbai\nAns: 2', 'Capital?'],
    ['by its place in brackets', 'Capital?\nDelhi\nKolkata\nMumbai\nAns: (2)', 'Capital?'],
    ['by its letter and its words', 'Capital?\nDelhi\nKolkata\nMumbai\nAns: b) Kolkata', 'Capital?'],
    ['behind blank lines', 'Capital?\n\nDelhi\n\nKolkata\n\nMumbai\n\nAns: Kolkata', 'Capital?'],
    ['behind a blank', 'The capital is ____\nDelhi\nKolkata\nMumbai\nAns: 2', 'The capital is ____'],
    ['behind a sentence', 'Name the capital.\nDelhi\nKolkata\nMumbai\nAns: Kolkata', 'Name the capital.'],
    ['behind a beginning', 'The capital is\nDelhi\nKolkata\nMumbai\nAns: Kolkata', 'The capital is'],
    [
      'behind a broken line',
      'Which of these cities, all of them large, is now\nthe capital?\nDelhi\nKolkata\nMumbai\nAns: Kolkata',
      'Which of these cities, all of them large, is now\nthe capital?',
    ],
  ])('%s', (_, text, prompt) => reads(`1. ${text}`, prompt, capital))

  it.each([
    ['১। রাজধানী কোনটি?\nদিল্লি\nকলকাতা\nমুম্বই\nউত্তর: কলকাতা', 'রাজধানী কোনটি?', ['দিল্লি', 'কলকাতা', 'মুম্বই']],
    ['১। রাজধানী কোনটি?\nদিল্লি\nকলকাতা\nমুম্বই\nউত্তর: ২', 'রাজধানী কোনটি?', ['দিল্লি', 'কলকাতা', 'মুম্বই']],
    ['१. राजधानी क्या है?\nमुंबई\nदिल्ली\nउत्तर: दिल्ली', 'राजधानी क्या है?', ['मुंबई', 'दिल्ली']],
    ['प्रश्न १. राजधानी क्या है?\nमुंबई\nदिल्ली\nउत्तर: २', 'राजधानी क्या है?', ['मुंबई', 'दिल्ली']],
  ])('in Bengali and Hindi: %j', (text, prompt, options) => reads(text, prompt, { options, correct: 1 }))

  it('with the keys at the end', () => {
    const { items, problems } = readQuizText(
      '1. Capital?\nDelhi\nKolkata\n2. River?\nGanga\nKosi\n\nAnswers: 1. Kolkata 2. Ganga',
    )
    expect(problems).toEqual([])
    expect(items).toMatchObject([
      { draft: { options: ['Delhi', 'Kolkata'], correct: 1 } },
      { draft: { options: ['Ganga', 'Kosi'], correct: 0 } },
    ])
  })

  it('with marks and an explanation', () => {
    reads('1. Capital? [2 marks]\nDelhi\nKolkata\nMumbai\nAns: Kolkata\nExplanation: It was.', 'Capital?', capital)
  })
})

describe('what may be something else than options is named', () => {
  it.each([
    ['Capital\nDelhi\nKolkata\nAns: Kolkata', 4, 'Kolkata'],
    ['Capital?\nDelhi\nKolkata\nKolkata\nAns: Kolkata', 5, 'Kolkata'],
    ['2 + 2?\n5\n3\n4\nAns: 3', 5, '3'],
    ['Which asks?\nGo home.\nWho is he?\nCome\nAns: Come', 5, 'Come'],
    ['Who\nis it?\nRam\nSita\nAns: Sita', 5, 'Sita'],
    ['Name one.\nDelhi\nU.S.A.\nKolkata\nAns: Kolkata', 5, 'Kolkata'],
    ['Name one.\na\nb\nc\nd\ne\nf\ng\nAns: c', 9, 'c'],
    ['Consider:\n- it rains\n• it pours\nAns: it pours', 4, 'it pours'],
  ])('%j', (text, line, answer) => {
    const { items, problems, leftover } = readQuizText(`1. ${text}`)
    expect(items).toMatchObject([{ kind: 'single_choice', prompt: text.slice(0, text.lastIndexOf('\n')) }])
    expect(problems).toEqual([
      { line: 1, problem: 'too_few_options', text: text.slice(0, text.lastIndexOf('\n')) },
      { line, problem: 'unknown_answer', text: answer },
    ])
    expect(leftover).toEqual([{ after: 1, text: `Ans: ${answer}` }])
  })

  it.each([
    ['Find x?\nx + 2 = 4\ny = 3\nAns: 2', 'numerical'],
    ['How many are cities?\nDelhi\nGanga\nKolkata\nAns: 2', 'numerical'],
    ['কয়টি শহর?\nদিল্লি\nগঙ্গা\nকলকাতা\nউত্তর: ২', 'numerical'],
    ['A train goes 60 km.\nIt stops once\nand goes on\nAns: 2', 'numerical'],
    ['Read:\nRam went home\nSita stayed\nWho stayed?\nAns: Sita stayed', 'short_answer'],
    ['Capital?\nDelhi\nKolkata\n\\Mumbai?\nAns: Kolkata', 'short_answer'],
  ])('and a number or words stay an answer: %j', (text, kind) => {
    expect(readQuizText(`1. ${text}`).items).toMatchObject([{ kind }])
  })
})

describe('lines behind bullets', () => {
  it.each([
    ['-', 'Ans: Kolkata'],
    ['•', 'Ans: b'],
    ['*', 'Ans: (B)'],
    ['–', 'Ans: 2'],
  ])('%s with %s', (bullet, answer) => {
    reads(`1. Capital?\n${CITIES.map((city) => `${bullet} ${city}`).join('\n')}\n${answer}`, 'Capital?', capital)
  })

  it.each([
    ['১। রাজধানী কোনটি?\n• দিল্লি\n• কলকাতা\nউত্তর: খ', 'রাজধানী কোনটি?', ['দিল্লি', 'কলকাতা']],
    ['१. राजधानी क्या है?\n- मुंबई\n- दिल्ली\nउत्तर: २', 'राजधानी क्या है?', ['मुंबई', 'दिल्ली']],
  ])('in Bengali and Hindi: %j', (text, prompt, options) => reads(text, prompt, { options, correct: 1 }))

  it('with several answers', () => {
    reads('1. Which?\n- Delhi\n- Ganga\n- Mumbai\nAns: a, c', 'Which?', { correct: [0, 2] })
    reads('১। কোনগুলি?\n• দিল্লি\n• গঙ্গা\n• মুম্বই\nউত্তর: ক ও গ', 'কোনগুলি?', { correct: [0, 2] })
  })

  it('with a tick', () => reads('1. Capital?\n- Delhi\n- Kolkata ✓\n- Mumbai', 'Capital?', capital))

  it('are statements where options follow', () => {
    reads('1. Consider:\n- It rains\n- It pours\n(a) One\n(b) Both\nAns: b', 'Consider:\n- It rains\n- It pours', {
      options: ['One', 'Both'],
      correct: 1,
    })
  })

  it('are asked where no answer tells more', () => {
    const { items, problems } = readQuizText('1. Explain:\n- light\n- heat')
    expect(items).toMatchObject([{ prompt: 'Explain:\n- light\n- heat' }])
    expect(problems).toMatchObject([{ line: 1, problem: 'too_few_options' }])
  })
})
