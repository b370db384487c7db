import { describe, expect, it } from 'vitest'
import { looksLikeQuestions, pastedOptions, pastedQuestions } from './pasted-questions.ts'

const sum = { kind: 'single_choice', prompt: '2 + 2?', draft: { options: ['3', '4', '5'], correct: 1 } }

describe('a question is read', () => {
  it.each([
    ['with its options below', '1. 2 + 2?\na) 3\nb) 4\nc) 5\nAns: b'],
    ['with options in one line', '1) 2 + 2?\na) 3  b) 4   c) 5\nAnswer: B'],
    ['with the answer behind the options', '1. 2 + 2?\n(A) 3 (B) 4 (C) 5 Ans. (B)'],
    ['with numbers in brackets', 'Q1. 2 + 2?\n(1) 3\n(2) 4\n(3) 5\nCorrect answer: 2'],
    [
      'with its options on the question’s next lines and tabs',
      '\n  Question 7: 2 + 2?\r\n\tA. 3\r\n\tB. 4\r\n\tC. 5\r\nAns - B',
    ],
    ['with the answer word for word', '1. 2 + 2?\na) 3\nb) 4\nc) 5\nAns: 4'],
    ['with a tick', '1. 2 + 2?\na) 3\nb) 4 ✓\nc) 5'],
    ['with a star', '1. 2 + 2?\na) 3\n*b) 4\nc) 5'],
    ['without a number', '2 + 2?\na) 3\nb) 4\nc) 5\nAns b'],
  ])('%s', (_, text) => expect(pastedQuestions(text)).toEqual({ questions: [sum], notes: [] }))

  it.each([
    '১। রাজধানী কোনটি?\nক) ঢাকা\nখ) কলকাতা\nগ) দিল্লি\nঘ) মুম্বই\nউত্তর: খ',
    '(১) রাজধানী কোনটি?\n(ক) ঢাকা (খ) কলকাতা (গ) দিল্লি (ঘ) মুম্বই\nসঠিক উত্তর: (খ)',
    'প্রশ্ন ১: রাজধানী কোনটি?\nক. ঢাকা\nখ. কলকাতা\nগ. দিল্লি\nঘ. মুম্বই\nউত্তরঃ ২',
  ])('in Bengali: %j', (text) => {
    expect(pastedQuestions(text)).toEqual({
      questions: [
        {
          kind: 'single_choice',
          prompt: 'রাজধানী কোনটি?',
          draft: { options: ['ঢাকা', 'কলকাতা', 'দিল্লি', 'মুম্বই'], correct: 1 },
        },
      ],
      notes: [],
    })
  })

  it('over several lines', () => {
    const { questions } = pastedQuestions('1. Read this:\nIt is 3.14 metres.\na) one\nwhole\nb) half\nAns: a')
    expect(questions).toEqual([
      {
        kind: 'single_choice',
        prompt: 'Read this:\nIt is 3.14 metres.',
        draft: { options: ['one whole', 'half'], correct: 0 },
      },
    ])
  })
})

describe('as many options as there are letters', () => {
  const alphabets = [
    'abcdefghijklmnopqrstuvwxyz',
    'কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ',
    'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह',
  ]
  it.each(alphabets)('%s', (letters) => {
    const options = [...letters].map((letter, index) => `option ${index} ${letter}`)
    const lines = [...letters].map((letter, index) => `${letter}) ${options[index]}`)
    const last = [...letters].at(-1)
    expect(pastedQuestions(`1. Which?\n${lines.join('\n')}\nAns: ${last}`)).toEqual({
      questions: [{ kind: 'single_choice', prompt: 'Which?', draft: { options, correct: options.length - 1 } }],
      notes: [],
    })
    expect(pastedOptions(lines.join('\n'))).toEqual(options)
  })
})

describe('several questions', () => {
  it.each([
    ['numbered', '1. A?\na) x\nb) y\nAns: a\n2. B?\na) x\nb) y\nAns: b'],
    ['numbered in brackets', '(1) A?\na) x\nb) y\nAns: a\n(2) B?\na) x\nb) y\nAns: b'],
    ['parted by blank lines', 'A?\na) x\nb) y\nAns: a\n\nB?\na) x\nb) y\nAns: b'],
    ['in Bengali digits', '১. A?\nক) x\nখ) y\nউত্তর: ক\n২. B?\nক) x\nখ) y\nউত্তর: খ'],
  ])('%s', (_, text) => {
    expect(pastedQuestions(text)).toEqual({
      questions: [
        { kind: 'single_choice', prompt: 'A?', draft: { options: ['x', 'y'], correct: 0 } },
        { kind: 'single_choice', prompt: 'B?', draft: { options: ['x', 'y'], correct: 1 } },
      ],
      notes: [],
    })
  })
})

describe('rows of a spreadsheet', () => {
  const capital = { kind: 'single_choice', prompt: 'রাজধানী?', draft: { options: ['ঢাকা', 'কলকাতা'], correct: 1 } }
  it.each([
    ['with the letter of the answer', '2 + 2?\t3\t4\t5\tB\nরাজধানী?\tঢাকা\tকলকাতা\t\tখ'],
    ['with the answer word for word', '2 + 2?\t3\t4\t5\t4\nরাজধানী?\tঢাকা\tকলকাতা\tকলকাতা'],
    ['with its number', '2 + 2?\t3\t4\t5\t2\nরাজধানী?\tঢাকা\tকলকাতা\t২'],
  ])('%s', (_, text) => expect(pastedQuestions(text)).toEqual({ questions: [sum, capital], notes: [] }))

  it('a heading is no question', () => {
    const { questions, notes } = pastedQuestions('Question\tA\tB\tC\tAnswer\n2 + 2?\t3\t4\t5\tB')
    expect(questions).toEqual([sum])
    expect(notes).toMatchObject([{ line: 1, problem: 'outside' }])
  })
})

describe('what is not understood is named by its line', () => {
  it.each([
    { text: 'Physics\n1. A?\na) x\nb) y\nAns: a', line: 1, problem: 'outside' },
    { text: 'Ans: a\n1. A?\na) x\nb) y\nAns: a', line: 1, problem: 'outside' },
    { text: '1. A?\na) x\nb) y', line: 1, problem: 'no_answer' },
    { text: '1. A?\na) x\nAns: a', line: 1, problem: 'too_few_options' },
    { text: '1. A?\n\na) x\nb) y\nAns: z', line: 5, problem: 'unknown_answer' },
    { text: '1. A?\na) x\nb) y\nAns: a\nExplanation follows', line: 5, problem: 'outside' },
    { text: '1. A?\na) x\nb) y\nh) z\nAns: a', line: 4, problem: 'joined' },
    { text: `A?\t${'x\t'.repeat(101)}1`, line: 1, problem: 'too_many_options' },
  ])('$text', ({ text, line, problem }) => {
    const { questions, notes } = pastedQuestions(text)
    expect(questions).toHaveLength(1)
    expect(notes).toMatchObject([{ line, problem }])
  })

  it('nothing comes from nothing', () => expect(pastedQuestions(' \n ')).toEqual({ questions: [], notes: [] }))
})

it.each([
  ['1. A?\na) x\nb) y', true],
  ['A poem\nof two lines', false],
  ['one line', false],
])('%j looks like questions: %s', (text, is) => expect(looksLikeQuestions(text)).toBe(is))

it.each([
  ['red\n\n green \r\nblue', ['red', 'green', 'blue']],
  ['a) red\nb) green', ['red', 'green']],
  ['ক) লাল\nখ) সবুজ', ['লাল', 'সবুজ']],
  ['- red\n- green', ['red', 'green']],
])('the lines of %j are options', (text, options) => expect(pastedOptions(text)).toEqual(options))
