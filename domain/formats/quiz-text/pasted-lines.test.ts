import { describe, expect, it } from 'vitest'
import type { DraftItem } from '../../questionnaires/drafts/draft-item.ts'
import { readQuizText } from './read-quiz-text.ts'

const single = (prompt: string, options: string[], correct: number | null): DraftItem => ({
  kind: 'single_choice',
  format: 'prose',
  prompt,
  draft: { options, correct },
})
const asked = single('One?', ['p', 'q'], 1)

describe('one of two options is right', () => {
  it.each([
    ['1. One?\n(a) p\n(b) q\nCorrect Ans: b'],
    ['1. One?\n(a) p\n(b) q\nCorrect option is (b)'],
    ['1. One?\n(a) p\n(b) q\nThe correct answer is B.'],
    ['1. One?\n(a) p\n(b) q\nCorrect Answer is: b'],
    ['1. One?\n(a) p\n(b) q\nRight answer is b'],
    ['1. One?\n(a) p\n(b) q\nCorrect: b'],
    ['1. One?\n(a) p\n(b) q\nAns => b'],
    ['1. One?\n(a) p\n(b) q\nAnswer\nb'],
    ['১। One?\n(i) p (ii) q\nউঃ (ii)'],
    ['১। One?\n(ক) p (খ) q\nউ: খ'],
    ['১। One?\n(ক) p (খ) q\nউত্তর। (খ)'],
    ['১। One?\n(ক) p (খ) q\nসঠিক উত্তর (খ)'],
    ['১। One?\n(অ) p (আ) q\nউত্তর: (আ)'],
    ['प्र.1. One?\n(अ) p (ब) q\nउ. ब'],
    ['१. One?\n(अ) p (ब) q\nउत्तरः (ब)'],
    ['1. One?\nA- p\nB- q\nAns: B'],
    ['1. One?\nOption A: p\nOption B: q\nAns: Option B'],
    ['1. One?\na] p\nb] q\nAns: b'],
    ['1. One?\na). p\nb). q\nAns: b'],
    ['1. One?\n(A). p  (B). q\nAns: B'],
    ['1． One?\nＡ． p\nＢ． q\nAns： Ｂ'],
    ['1. One?\n1) p\n2) q\nAns: 2'],
    ['1. One?\n**a) p**\n**b) q**\nAns: b'],
    ['**1. One?**\n\nA) p\nB) q\n\n**Answer:** B'],
    ['### Question 1\nOne?\n- A) p\n- B) q\n\n✅ Answer: B'],
    ['Q-2 One?\n(a) p (b) q\nAns: b'],
    ['Q.No.1 One?\n(a) p (b) q\nAns: b'],
    ['Q. No. 2. One?\n(a) p (b) q\nAns: b'],
    ['Qn 4. One?\n(a) p (b) q\nAns: b'],
    ['প্রঃ ২ One?\n(ক) p (খ) q\nউত্তর: খ'],
    ['प्र.2 One?\n(क) p (ख) q\nउत्तर: ख'],
    ['प्रश्न-1 One?\n(क) p (ख) q\nउत्तर: ख'],
  ])('%j', (text) => {
    const { items, problems } = readQuizText(text)
    expect(problems).toEqual([])
    expect(items).toEqual([asked])
  })
})

describe('a question begins with its name alone', () => {
  it.each([
    ['Q. One?\n(a) p\n(b) q\nAns: b'],
    ['Q: One?\n(a) p\n(b) q\nAns: b'],
    ['Q) One?\n(a) p (b) q\nAns: b'],
    ['Q.One?\n(a) p (b) q\nAns: b'],
    ['Que. One?\n(a) p (b) q\nAns: b'],
    ['Question: One?\n(a) p (b) q\nAns: b'],
    ['Question - One?\n(a) p (b) q\nAns: b'],
    ['Question:\nOne?\n(a) p (b) q\nAns: b'],
    ['**Q.** One?\n(a) p (b) q\nAns: b'],
    ['প্রশ্ন: One?\n(ক) p (খ) q\nউত্তর: খ'],
    ['প্রশ্নঃ One?\n(ক) p (খ) q\nউত্তর: খ'],
    ['प्रश्न: One?\n(क) p (ख) q\nउत्तर: ख'],
    ['### Question 1\nQuestion: One?\n(a) p (b) q\nAns: b'],
    ['Q. One?\np\nq\nAns: q'],
  ])('%j', (text) => {
    const { items, problems } = readQuizText(`${text}\n${text}`)
    expect(problems).toEqual([])
    expect(items).toEqual([asked, asked])
  })

  it('one below the other, and with no answer yet', () => {
    const { items, problems } = readQuizText('Q. One?\nQ. Two?\n\nQ. Three?\nAns: 3')
    expect(items).toMatchObject([{ prompt: 'One?' }, { prompt: 'Two?' }, { prompt: 'Three?' }])
    expect(problems.map(({ line, problem }) => [line, problem])).toEqual([
      [1, 'too_few_options'],
      [2, 'too_few_options'],
    ])
  })

  it.each([
    '1. Arrange\nP. home\nQ. went\nR. Ram\n(a) RQP (b) PQR\nAns: a',
    '1. Arrange\n\nP: home\n\nQ: went\n\nR: Ram\n(a) RQP (b) PQR\nAns: a',
    '1. Which means that\nQ.E.D. is proved\n(a) RQP (b) PQR\nAns: a',
    '1. A question\nof a charge\nQ. What is it\n(a) RQP (b) PQR\nAns: a',
  ])('but not among its statements: %j', (text) => {
    const { items, problems } = readQuizText(text)
    expect(problems).toEqual([])
    expect(items).toMatchObject([{ draft: { options: ['RQP', 'PQR'], correct: 0 } }])
  })
})

describe('all of a question is kept', () => {
  it.each<[string, DraftItem]>([
    [
      '1. Consider:\n(i) First is long and\ncontinues here\n(ii) Second\nWhich is correct?\n(a) only i (b) only ii\nAns: a',
      single(
        'Consider:\n(i) First is long and\ncontinues here\n(ii) Second\nWhich is correct?',
        ['only i', 'only ii'],
        0,
      ),
    ],
    [
      '1. Match\nA. Delhi   1. India\nB. Dhaka   2. Bangladesh\nCodes:\n(a) A-1, B-2\n(b) A-2, B-1\nAns: (a)',
      single('Match\nA. Delhi 1. India\nB. Dhaka 2. Bangladesh\nCodes:', ['A-1, B-2', 'A-2, B-1'], 0),
    ],
    [
      '1. Match (a) Delhi (b) Dhaka\nChoose:\n(A) one (B) two\nAns: A',
      single('Match (a) Delhi (b) Dhaka\nChoose:', ['one', 'two'], 0),
    ],
    [
      '1. Long?\n(a) 120 metres (b) 180\nmetres (c) 324 metres (d) 150\nAns: (d)',
      single('Long?', ['120 metres', '180 metres', '324 metres', '150'], 3),
    ],
    ['1. One?\n(a) p (c) r\n(b) q (d) s\nAns. c', single('One?', ['p', 'q', 'r', 's'], 2)],
    ['1.Water boils at\nA.100 C B.90 C C.80 C\nAns:A', single('Water boils at', ['100 C', '90 C', '80 C'], 0)],
    [
      '1. Choose the correct answer: The capital is\n(a) p (b) q\nAns: a',
      single('Choose the correct answer: The capital is', ['p', 'q'], 0),
    ],
    ['1. The key: what opens?\n(a) p (b) q\nAns: a', single('The key: what opens?', ['p', 'q'], 0)],
    ['১. সঠিক উত্তর: রাজধানী\n(ক) p (খ) q\nউত্তর: ক', single('সঠিক উত্তর: রাজধানী', ['p', 'q'], 0)],
  ])('%j', (text, item) => {
    const { items, problems } = readQuizText(text)
    expect(problems).toEqual([])
    expect(items).toEqual([item])
  })

  it.each([
    ['Ans: b. Explanation: because', 'because'],
    ['Ans. (b) Sol. since q\nand r', 'since q\nand r'],
    ['Ans: b, Explanation: because', 'because'],
    ['Ans: (b) q (Solution: because)', 'because'],
    ['উত্তর: b। ব্যাখ্যা: কারণ', 'কারণ'],
    ['Ans: b\nSol. since q', 'since q'],
  ])('with an explanation in the line of its answer: %j', (answer, explanation) => {
    const { items, problems } = readQuizText(`1. One?\n(a) p\n(b) q\n${answer}`)
    expect(problems).toEqual([])
    expect(items).toEqual([{ ...asked, explanation }])
  })
})

it.each([
  ['1. Ice is hot. False', 'Ice is hot.', false],
  ['1. The Earth is round - True', 'The Earth is round', true],
  ['1. Iron is a metal (True)', 'Iron is a metal', true],
  ['1. Gold rusts [F]', 'Gold rusts', false],
  ['১। সূর্য একটি নক্ষত্র। সত্য', 'সূর্য একটি নক্ষত্র।', true],
  ['1. चाँद ग्रह है। (गलत)', 'चाँद ग्रह है।', false],
  ['1. Ice is hot.\nTrue\nFalse\nAns: False', 'Ice is hot.', false],
  ['১। বরফ গরম।\nসত্য\nমিথ্যা\nউত্তর: মিথ্যা', 'বরফ গরম।', false],
  ['१. चाँद ग्रह है।\nसत्य\nअसत्य\nउत्तर: असत्य', 'चाँद ग्रह है।', false],
  ['1. चाँद ग्रह है। (सही/गलत)\nउत्तर: सही', 'चाँद ग्रह है।', true],
])('a statement with its answer behind it: %j', (text, prompt, correct) => {
  const { items, problems } = readQuizText(text)
  expect(problems).toEqual([])
  expect(items).toEqual([{ kind: 'true_false', format: 'prose', prompt, draft: { correct } }])
})

it.each([
  ['Section B', '', 'Section B', ''],
  ['SECTION B (True / False)', '', 'SECTION B (True / False)', ''],
  ['Part II: Physics', '', 'Part II: Physics', ''],
  ['Group C', '', 'Group C', ''],
  ['বিভাগ খ', '', 'বিভাগ খ', ''],
  ['বিভাগ ক: পদার্থবিদ্যা', '', 'বিভাগ ক: পদার্থবিদ্যা', ''],
  ['खंड - ब', '', 'खंड - ब', ''],
  ['Section: Physics', '', 'Physics', ''],
  ['Section: B', '', 'Section: B', ''],
  ['Section title: B', '', 'B', ''],
  ['Section B', 'Answer any two.', 'Section B', 'Answer any two.'],
  ['Section B', '\nAnswer any two.\nDo not guess.', 'Section B', 'Answer any two.\nDo not guess.'],
  ['Section B', 'Instructions: Answer any two.\n\nDo not guess.', 'Section B', 'Answer any two.\n\nDo not guess.'],
  ['বিভাগ খ', 'নির্দেশ: সব প্রশ্নের উত্তর দাও।', 'বিভাগ খ', 'সব প্রশ্নের উত্তর দাও।'],
])('a heading begins a section: %j, with %j below it', (line, below, title, instructions) => {
  const { items, problems, leftover } = readQuizText(
    `1. One?\n(a) p\n(b) q\n${line}\n${below}\n2. Two?\n(a) p\n(b) q\nAnswers: 1-b 2-a`,
  )
  expect(items).toMatchObject([
    { draft: { correct: 1 } },
    { kind: 'section', title, text: instructions, format: 'prose' },
    { draft: { correct: 0 } },
  ])
  expect([problems, leftover]).toEqual([[], []])
})

it('a question without a number below a heading is no instruction', () => {
  const { items } = readQuizText('Section A\nWhat is ice?\n(a) hot\n(b) cold\nAns: b')
  expect(items).toMatchObject([
    { title: 'Section A', text: '' },
    { prompt: 'What is ice?', draft: { correct: 1 } },
  ])
})

it('a heading behind a passage ends it, and within its words is one of them', () => {
  const { items } = readQuizText(
    'Passage: Of Part I\nSection B was lost\nSection B\n\nSection C\n\n1. One?\n(a) p (b) q',
  )
  expect(items).toMatchObject([
    { kind: 'group', text: 'Of Part I\nSection B was lost\nSection B' },
    { kind: 'section', title: 'Section C' },
    { kind: 'single_choice', prompt: 'One?' },
  ])
  expect(items[2]).not.toHaveProperty('inPassage')
})

describe('what ends a question, or may not belong to it, is named', () => {
  it.each([
    ['P.T.O.', 'page_number'],
    ['GENERAL SCIENCE', 'joined'],
    ['Hint: think', 'joined'],
    ['What is two?', 'joined'],
    ['The answers are all wrong', 'joined'],
  ])('%s', (line, problem) => {
    const { items, problems, leftover } = readQuizText(
      `1. One?\n(a) p\n(b) q\n${line}\n2. Two?\n(a) p\n(b) q\nAnswers: 1-b 2-a`,
    )
    expect(items).toHaveLength(2)
    expect(problems).toEqual([{ line: 4, problem, text: line }])
    expect(leftover).toEqual(problem === 'joined' ? [] : [{ after: 1, text: line }])
  })

  it('but a group among the words of a question is one of them', () => {
    const { items, problems } = readQuizText('1. Match:\nGroup A\nGroup B\n(a) p (b) q\nAns: b')
    expect(problems).toEqual([])
    expect(items).toMatchObject([{ prompt: 'Match:\nGroup A\nGroup B' }])
  })
})
