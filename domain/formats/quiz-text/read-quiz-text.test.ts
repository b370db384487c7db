import { describe, expect, it } from 'vitest'
import { wholeMarks } from '../../marking/marks.ts'
import type { DraftItem } from '../../questionnaires/drafts/draft-item.ts'
import { readQuizText } from './read-quiz-text.ts'

const single = (prompt: string, options: string[], correct: number | null): DraftItem => ({
  kind: 'single_choice',
  format: 'prose',
  prompt,
  draft: { options, correct },
})
const sum = single('2 + 2?', ['3', '4', '5'], 1)
const capital = single('রাজধানী কোনটি?', ['ঢাকা', 'কলকাতা', 'দিল্লি', 'মুম্বই'], 1)
const hindi = single('राजधानी क्या है?', ['मुंबई', 'दिल्ली', 'पटना', 'पुणे'], 1)

const reads = (text: string, items: DraftItem[]) => {
  const read = readQuizText(text)
  expect(read.problems).toEqual([])
  expect(read.items).toEqual(items)
}

describe('a question is read', () => {
  it.each([
    ['with its options below', '1. 2 + 2?\na) 3\nb) 4\nc) 5\nAns: b'],
    ['with options in one line', '1) 2 + 2?\na) 3  b) 4   c) 5\nAnswer: B'],
    ['with the answer behind the options', '1. 2 + 2?\n(A) 3 (B) 4 (C) 5 Ans. (B)'],
    ['all in one line', '1. 2 + 2? (A) 3 (B) 4 (C) 5 Ans: (B)'],
    [
      'with its options behind a line that goes on',
      '1. 2 +\u00ad\n2? A. 3 B. 4 C. 5\nAns: B'.replace('+\u00ad\n', '+ '),
    ],
    ['with numbers in brackets', 'Q1. 2 + 2?\n(1) 3\n(2) 4\n(3) 5\nCorrect answer: 2'],
    ['with plain numbers where its own is named', 'Q1. 2 + 2?\n1. 3\n2. 4\n3. 5\nAns: 2'],
    ['with Roman numbers', 'Q. 1) 2 + 2?\n(i) 3\n(ii) 4\n(iii) 5\nAns: ii'],
    ['with Roman numbers without brackets', '1. 2 + 2?\ni. 3\nii. 4\niii. 5\nAns: (ii)'],
    ['with tabs and other line ends', '\n  Question 7: 2 + 2?\r\n\tA. 3\r\n\tB. 4\r\n\tC. 5\r\nAns - B'],
    ['with the answer word for word', '1. 2 + 2?\na) 3\nb) 4\nc) 5\nAns: 4'],
    ['with “Option B” as its answer', '1. 2 + 2?\na) 3\nb) 4\nc) 5\nAns: Option B'],
    ['with the answer in a line of its own', '1. 2 + 2?\na) 3\nb) 4\nc) 5\nAns:\nb'],
    ['with a tick', '1. 2 + 2?\na) 3\nb) 4 ✓\nc) 5'],
    ['with a star', '1. 2 + 2?\na) 3\n*b) 4\nc) 5'],
    ['as a word processor numbers it', '1.\t2 + 2?\nA.\t3\nB.\t4\nC.\t5\nAns:\tB'],
    ['without a number', '2 + 2?\na) 3\nb) 4\nc) 5\nAns b'],
    ['with its key at the end', '1. 2 + 2?\na) 3\nb) 4\nc) 5\n\nAnswers: 1. b'],
    ['with its key before it', 'Answer key: 1-b\n\n1. 2 + 2?\na) 3\nb) 4\nc) 5'],
    ['with its key before it, in a line of its own', 'Answers:\n1. b\n\n1. 2 + 2?\na) 3\nb) 4\nc) 5'],
  ])('%s', (_, text) => reads(text, [sum]))

  it.each([
    '১। রাজধানী কোনটি?\nক) ঢাকা\nখ) কলকাতা\nগ) দিল্লি\nঘ) মুম্বই\nউত্তর: খ',
    '(১) রাজধানী কোনটি?\n(ক) ঢাকা (খ) কলকাতা (গ) দিল্লি (ঘ) মুম্বই\nসঠিক উত্তর: (খ)',
    'প্রশ্ন ১: রাজধানী কোনটি?\nক. ঢাকা\nখ. কলকাতা\nগ. দিল্লি\nঘ. মুম্বই\nউত্তরঃ ২',
    'প্রশ্ন ১। রাজধানী কোনটি?\n(ক) ঢাকা (খ) কলকাতা\n(গ) দিল্লি (ঘ) মুম্বই\n\nউত্তরমালা\n১। খ',
  ])('in Bengali: %j', (text) => reads(text, [capital]))

  it.each([
    'प्रश्न 1 राजधानी क्या है?\n(क) मुंबई\n(ख) दिल्ली\n(ग) पटना\n(घ) पुणे\nउत्तर: ख',
    '१. राजधानी क्या है?\n(क) मुंबई (ख) दिल्ली (ग) पटना (घ) पुणे\nसही उत्तर: (ख)',
    '1. राजधानी क्या है?\n(अ) मुंबई (ब) दिल्ली (स) पटना (द) पुणे\nउत्तर: (ब)',
    'प्रश्न १. राजधानी क्या है?\nक) मुंबई\nख) दिल्ली\nग) पटना\nघ) पुणे\n\nउत्तर कुंजी: १-ख',
  ])('in Hindi: %j', (text) => reads(text, [hindi]))

  it('over several lines, with broken words put together', () => {
    reads('1. Read this:\nIt is photo\u00ad\nsynthesis.\na) one\nwhole\nb) half\nAns: a', [
      single('Read this:\nIt is photosynthesis.', ['one whole', 'half'], 0),
    ])
  })

  it('with statements before its options', () => {
    reads('12. Consider:\n1. It rains.\n2. It pours.\nWhich is right?\n(a) 1 only\n(b) Both\nAns: b', [
      single('Consider:\n1. It rains.\n2. It pours.\nWhich is right?', ['1 only', 'Both'], 1),
    ])
    reads('1. Consider:\n(i) It rains.\n(ii) It pours.\n(a) i only\n(b) Both\nAns: b', [
      single('Consider:\n(i) It rains.\n(ii) It pours.', ['i only', 'Both'], 1),
    ])
  })

  it('with two columns to be matched before its options', () => {
    reads('1. Match:\n(a) Iron (i) Fe\n(b) Gold (ii) Au\n(A) a-i, b-ii\n(B) a-ii, b-i\nAns: A', [
      single('Match:\n(a) Iron (i) Fe\n(b) Gold (ii) Au', ['a-i, b-ii', 'a-ii, b-i'], 0),
    ])
  })

  it('with all that stands behind it', () => {
    reads('1. 2 + 2? [4 marks]\na) 3\nb) 4\nc) 5\nAns: b\nExplanation: Count.\nTwice.\nWrong: 1/4', [
      {
        ...sum,
        explanation: 'Count.\nTwice.',
        points: wholeMarks(4),
        marking: { wrongCosts: { numerator: 1, denominator: 4 } },
      } as DraftItem,
    ])
  })
})

describe('every type is told by what is typed', () => {
  const asked = (kind: string, prompt: string, draft: object) => [{ kind, format: 'prose', prompt, draft }]
  it.each([
    [
      '1. Pick\na) x\nb) y\nc) z\nAns: a, c',
      asked('multiple_choice', 'Pick', { options: ['x', 'y', 'z'], correct: [0, 2], tellsHowMany: false }),
    ],
    [
      '1. Pick\na) x ✓\nb) y\nc) z ✓',
      asked('multiple_choice', 'Pick', { options: ['x', 'y', 'z'], correct: [0, 2], tellsHowMany: false }),
    ],
    ['1. Water is wet.\nTrue', asked('true_false', 'Water is wet.', { correct: true })],
    ['1. Water is wet. (True/False)\nAns: F', asked('true_false', 'Water is wet.', { correct: false })],
    ['1. Water is wet.\na) True\nb) False\nAns: a', asked('true_false', 'Water is wet.', { correct: true })],
    ['১। জল ভেজা।\nউত্তর: সত্য', asked('true_false', 'জল ভেজা।', { correct: true })],
    ['1. जल गीला है।\nउत्तर: असत्य', asked('true_false', 'जल गीला है।', { correct: false })],
    [
      '1. Capital?\nAns: Delhi\nOr: New Delhi',
      asked('short_answer', 'Capital?', { accepted: ['Delhi', 'New Delhi'], caseMatters: false, accentsMatter: false }),
    ],
    [
      '1. g?\nAns: 9.8 ± 0.1',
      asked('numerical', 'g?', {
        rows: [{ form: 'tolerance', first: '9.8', second: '0.1' }],
        units: '',
        unit: null,
        decimals: null,
      }),
    ],
    [
      '1. g?\nAns: ৯.৭ to ৯.৯',
      asked('numerical', 'g?', {
        rows: [{ form: 'range', first: '৯.৭', second: '৯.৯' }],
        units: '',
        unit: null,
        decimals: null,
      }),
    ],
    ['1. Fill in\nWater is [[wet]].', asked('fill_in_blanks', 'Fill in', { passage: 'Water is [[wet]].' })],
    ['1. Sort\nType: order\n- one\n- two', asked('ordering', 'Sort', { items: ['one', 'two'] })],
    ['1. Sort\nType: order\na) one\nb) two', asked('ordering', 'Sort', { items: ['one', 'two'] })],
    [
      '1. Match\nType: match\n- a -> x\n- b => y\nExtra: z',
      asked('matching', 'Match', {
        pairs: [
          { left: 'a', right: 'x' },
          { left: 'b', right: 'y' },
        ],
        extras: ['z'],
      }),
    ],
    [
      '1. Match\nType: match\n- a => A, C\n- b => B\n(A) x\n(B) y\n(C) z\n(D) w',
      asked('matching', 'Match', {
        pairs: [
          { left: 'a', right: 'x' },
          { left: 'a', right: 'z' },
          { left: 'b', right: 'y' },
        ],
        extras: ['w'],
        several: true,
      }),
    ],
    [
      '1. Match\nType: matrix match\n- a - B\n- b - A\nA) x\nB) y\nSeveral in a row: yes',
      asked('matching', 'Match', {
        pairs: [
          { left: 'a', right: 'y' },
          { left: 'b', right: 'x' },
        ],
        extras: [],
        several: true,
      }),
    ],
    [
      '1. Match\nType: match\n- a => x, y\n- a => z\nSeveral in a row: yes',
      asked('matching', 'Match', {
        pairs: [
          { left: 'a', right: 'x, y' },
          { left: 'a', right: 'z' },
        ],
        extras: [],
        several: true,
      }),
    ],
    [
      '1. Why?\nType: essay\nWords: 50-100\nPoint (2): Light\nModel: Because.',
      asked('open_ended', 'Why?', { least: 50, most: 100, rubric: [{ text: 'Light', weight: 2 }], model: 'Because.' }),
    ],
  ])('%j', (text, items) => {
    const read = readQuizText(text)
    expect(read.problems).toEqual([])
    expect(read.items).toEqual(items)
  })

  it('a text with nothing but blanks is asked in the words that are given', () => {
    expect(readQuizText('1. Water is [[wet]].', { fillIn: 'Fill in' }).items).toEqual(
      asked('fill_in_blanks', 'Fill in', { passage: 'Water is [[wet]].' }),
    )
  })
})

const ab = (correct: number | null, prompt = 'A?') => single(prompt, ['x', 'y'], correct)

describe('several questions', () => {
  const two = [ab(0), ab(1, 'B?')]
  it.each([
    ['numbered', '1. A?\na) x\nb) y\nAns: a\n2. B?\na) x\nb) y\nAns: b'],
    ['numbered in brackets', '(1) A?\na) x\nb) y\nAns: a\n(2) B?\na) x\nb) y\nAns: b'],
    ['parted by blank lines', 'A?\na) x\nb) y\nAns: a\n\nB?\na) x\nb) y\nAns: b'],
    ['in Bengali digits', '১. A?\nক) x\nখ) y\nউত্তর: ক\n২. B?\nক) x\nখ) y\nউত্তর: খ'],
    ['numbered anew', '1. A?\na) x\nb) y\nAns: a\n\n1. B?\na) x\nb) y\nAns: b'],
    ['with keys at the end', '1. A?\na) x\nb) y\n2. B?\na) x\nb) y\n\n1-a, 2-b'],
    ['with keys under a heading', '1. A?\na) x\nb) y\n2. B?\na) x\nb) y\n\nAnswer key\n1. (a)\n2. (b)'],
    ['with keys in one line', '1. A?\na) x\nb) y\n2. B?\na) x\nb) y\n\nAnswers: 1) a 2) b'],
    ['with a key after each section', '1. A?\na) x\nb) y\nAnswers: 1. a\n1. B?\na) x\nb) y\nAnswers: 1. b'],
  ])('%s', (_, text) => reads(text, two))

  it('about a passage, with a text between them', () => {
    reads(
      'Passage: Once\nupon a time.\n\n1. A?\na) x\nb) y\nAns: a\nEnd of passage\n2. B?\na) x\nb) y\nAns: b\nText: The end.',
      [
        { kind: 'group', text: 'Once\nupon a time.', format: 'prose' },
        { ...ab(0), inPassage: true } as DraftItem,
        ab(1, 'B?'),
        { kind: 'text', text: 'The end.', format: 'prose' },
      ],
    )
  })
})

it('answers in words may stand at the end too', () => {
  const { items, problems } = readQuizText(
    '1. So? (True/False)\n2. 5 + 5 =\n3. Capital?\n\nANSWERS\n1. True\n2. 10\n3. New Delhi',
  )
  expect(problems).toEqual([])
  expect(items.map((item) => 'draft' in item && item.draft)).toMatchObject([
    { correct: true },
    { rows: [{ first: '10' }] },
    { accepted: ['New Delhi'] },
  ])
})

describe('what is not understood is named by its line, and left over', () => {
  const asked = '1. A?\na) x\nb) y'
  it.each([
    [`Physics\n${asked}\nAns: a`, 1, 'outside', 'Physics'],
    [`Ans: a\n${asked}\nAns: a`, 1, 'outside', 'Ans: a'],
    [`${asked}\nAns: a\nHint: count`, 5, 'outside', 'Hint: count'],
    [`${asked}\n\nAns: z`, 5, 'unknown_answer', 'Ans: z'],
    [`${asked}\nAns: a\nMarks: many`, 5, 'unknown_value', 'marks: many'],
    [`${asked}\nAns: a\nType: riddle`, 5, 'unknown_value', 'type: riddle'],
    [`${asked}\nAns: a\n\nAnswers: 7. b`, 6, 'unknown_number', 'Answers: 7. b'],
    [`${asked}\nAns: a\n\nPage 3 of 4`, 6, 'page_number', 'Page 3 of 4'],
    [`${asked}\nAns: a\n\n12`, 6, 'page_number', '12'],
  ])('%j', (text, line, problem, left) => {
    const read = readQuizText(text)
    expect(read.items).toHaveLength(1)
    expect(read.problems).toMatchObject([{ line, problem }])
    expect(read.leftover.map((each) => each.text.toLowerCase())).toEqual([left.toLowerCase()])
  })

  it.each([
    [asked, 1, 'no_answer'],
    ['1. A?\na) x\nAns: a', 1, 'too_few_options'],
    ['1. A?\na) x\nb) y\nh) z\nAns: a', 4, 'joined'],
    [`A?\t${'x\t'.repeat(201)}1`, 1, 'too_many_options'],
  ])('%.30j is all in a question that is not complete', (text, line, problem) => {
    const read = readQuizText(text)
    expect(read.items).toHaveLength(1)
    expect(read.problems).toMatchObject([{ line, problem }])
    expect(read.leftover).toEqual([])
  })

  it('more than a quiz has room for', () => {
    const many = Array.from({ length: 503 }, (_, at) => `${at + 1}. A?\na) x\nb) y\nAns: a`)
    const read = readQuizText(many.join('\n'))
    expect(read).toMatchObject({ beyond: 3, problems: [{ line: 2001, problem: 'too_many_questions' }] })
    expect(read.items).toHaveLength(500)
    expect(read.leftover).toEqual([{ after: 500, text: many.slice(500).join('\n') }])
  })

  it.each(['x'.repeat(1_000_001), '\n'.repeat(20_001)])('what is far too long is not read at all', (text) => {
    const read = readQuizText(text)
    expect(read).toMatchObject({ items: [], problems: [{ line: 1, problem: 'too_long' }], leftover: [{ text }] })
  })
})

describe('rows of a spreadsheet', () => {
  it.each([
    ['with the letter of the answer', '2 + 2?\t3\t4\t5\tB'],
    ['with the answer word for word', '2 + 2?\t3\t4\t5\t4'],
    ['with its number', '1\t2 + 2?\t3\t4\t5\tB'],
    ['with line breaks in its cells', '"2 +\n2?"\t3\t"4\r\n"\t5\tB'.replace('+\n', '+ ')],
    [
      'with a heading for each column',
      'No\tQuestion\tOption A\tOption B\tOption C\tCorrect answer\n1\t2 + 2?\t3\t4\t5\tB',
    ],
  ])('%s', (_, text) => reads(text, [sum]))

  it('a question and its answer', () => {
    const { items } = readQuizText('Capital?\tDelhi\n2 + 2?\t4')
    expect(items.map(({ kind }) => kind)).toEqual(['short_answer', 'numerical'])
  })

  it('cells with line breaks and quotes, and the rows behind them by their own lines', () => {
    const text = '"Who said ""Eureka""?\nThink of\ta bath."\tArchimedes\tNewton\tA\n"Odd"" one?\t1\t2\tZ'
    const { items, problems } = readQuizText(text)
    expect(items).toMatchObject([
      single('Who said "Eureka"?\nThink of a bath.', ['Archimedes', 'Newton'], 0),
      { prompt: '"Odd"" one?', draft: { options: ['1', '2'] } },
    ])
    expect(problems).toMatchObject([{ line: 3, problem: 'unknown_answer' }])
  })

  it('a column that no heading names is named once, with what stands over it', () => {
    const { problems, leftover } = readQuizText('Question\tA\tB\tAnswer\tTeacher\n2?\t1\t2\tB\tMita')
    expect(problems).toEqual([{ line: 1, problem: 'column', text: 'Teacher', count: 1 }])
    expect(leftover).toEqual([{ after: 0, text: 'Teacher: Mita' }])
  })
})

describe('marks in a heading are found', () => {
  const quarter = { numerator: 1, denominator: 4 }
  it.each([
    ['WBJEE Physics (+4/-1)', { marksPerQuestion: wholeMarks(4), wrongCosts: quarter }],
    ['NEET: +4, −1', { marksPerQuestion: wholeMarks(4), wrongCosts: quarter }],
    [
      'Each question carries 2 marks. 1/4 deducted for a wrong answer.',
      { marksPerQuestion: wholeMarks(2), wrongCosts: quarter },
    ],
    ['1/4 deducted', { wrongCosts: quarter }],
    ['Negative marking: 1/3', { wrongCosts: { numerator: 1, denominator: 3 } }],
    ['1 mark each, 0.25 marks will be deducted', { marksPerQuestion: wholeMarks(1), wrongCosts: quarter }],
    ['৪ marks each', { marksPerQuestion: wholeMarks(4) }],
    [
      '2 marks each, no negative marking',
      { marksPerQuestion: wholeMarks(2), wrongCosts: { numerator: 0, denominator: 1 } },
    ],
  ])('%s', (heading, marking) => {
    const read = readQuizText(`${heading}\n\n1. A?\na) x\nb) y\nAns: a`)
    expect(read.marking).toEqual({ ...marking, line: 1 })
    expect(read.problems).toEqual([])
    expect(read.leftover).toEqual([{ after: 0, text: heading }])
  })

  it.each(['Class 10 Physics', 'Full marks: 40', 'Chapter 4-1'])('but not in %s', (heading) => {
    expect(readQuizText(`${heading}\n\n1. A?\na) x\nb) y\nAns: a`).marking).toBeNull()
  })
})
