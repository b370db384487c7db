import { describe, expect, it } from 'vitest'
import { readQuizText } from '../quiz-text/read-quiz-text.ts'

const asked = (prompt: string, correct: number) => ({ prompt, draft: { options: ['p', 'q', 'r'], correct } })
const two = [asked('One?', 1), asked('Two?', 2)]

it.each([
  ['S.No.\tQuestions\tOption 1\tOption 2\tOption 3\tAns.\n1\tOne?\tp\tq\tr\t2\n2\tTwo?\tp\tq\tr\t3'],
  ['Question No.\tQuestion\tOption A\tOption B\tOption C\tAnswer Key\n1\tOne?\tp\tq\tr\tB\n2\tTwo?\tp\tq\tr\tC'],
  ['Sl. No.\tQuestion\tOption A\tOption B\tOption C\tCorrect Answer\n1.\tOne?\tp\tq\tr\tB\n2.\tTwo?\tp\tq\tr\tr'],
  ['Sr. No.\tQuestion\tA\tB\tC\tAns\n1\tOne?\tp\tq\tr\tB\n2\tTwo?\tp\tq\tr\tC'],
  ['Q.No\tQuestion\tOption1\tOption2\tOption3\tCorrect Answer\n1\tOne?\tp\tq\tr\tOption2\n2\tTwo?\tp\tq\tr\tC'],
  ['Questions\tOption-A\tOption-B\tOption-C\tCorrect Answer\nOne?\tp\tq\tr\tB\nTwo?\tp\tq\tr\tC'],
  ['1.\tOne?\tp\tq\tr\tB\n2.\tTwo?\tp\tq\tr\tC'],
])('rows below a heading: %j', (text) => {
  const { items, problems } = readQuizText(text)
  expect(problems).toEqual([])
  expect(items).toMatchObject(two)
})

it('a question, its answer and its marks', () => {
  const { items, problems } = readQuizText('Question\tAnswer\tMarks\nCapital?\tDelhi\t2\n2 + 2?\t4\t1')
  expect(problems).toEqual([])
  expect(items).toMatchObject([
    { kind: 'short_answer', prompt: 'Capital?', points: 2400 },
    { kind: 'numerical', prompt: '2 + 2?', points: 1200 },
  ])
})

it('what is said twice, and all of a heading that is not understood, is named', () => {
  const twice = readQuizText('Question\tA\tB\tAnswer\tCorrect option\nOne?\tp\tq\tB\tA')
  expect(twice.problems).toEqual([{ line: 1, problem: 'column', text: 'Correct option', count: 1 }])
  expect(twice.leftover).toEqual([{ after: 0, text: 'Correct option: A' }])
  const { leftover } = readQuizText('Asked\tThis\tThat\tRight\nOne?\tp\tq\tB')
  expect(leftover).toEqual([{ after: 0, text: 'Asked\tThis\tThat\tRight' }])
})

it('the letter of an option that was not found is in doubt', () => {
  const { items, problems, leftover } = readQuizText('1. One?\np\nq\nAns: b')
  expect(items).toMatchObject([{ kind: 'single_choice', prompt: 'One?\np\nq' }])
  expect(problems.map(({ line, problem }) => [line, problem])).toEqual([
    [1, 'too_few_options'],
    [4, 'unknown_answer'],
  ])
  expect(leftover).toEqual([{ after: 1, text: 'Ans: b' }])
})

describe('rows with commas', () => {
  it.each([
    ['Question,Option A,Option B,Option C,Answer\nOne?,p,q,r,B\nTwo?,p,q,r,C'],
    ['\ufeff"Question","A","B","C","Answer"\r\n"One?","p","q","r","B"\r\n"Two?","p","q","r","C"'],
    ['No, Question, A, B, C, Correct answer\n1, One?, p, q, r, B\n2, Two?, "p", q, r, "C"'],
    ['One?,p,q,r,B\nTwo?,p,q,r,C'],
    ['One?, p, q, r, q\nTwo?, p, q, r, r'],
    ['1,One?,p,q,r,2\n2,Two?,p,q,r,3'],
    ['প্রশ্ন,ক,খ,গ,উত্তর\nOne?,p,q,r,খ\nTwo?,p,q,r,গ'],
    ['प्रश्न,क,ख,ग,उत्तर\nOne?,p,q,r,ख\nTwo?,p,q,r,ग'],
    ['১,One?,p,q,r,২\n২,Two?,p,q,r,৩'],
  ])('%j', (text) => {
    const { items, problems } = readQuizText(text)
    expect(problems).toEqual([])
    expect(items).toMatchObject(two)
  })

  it('with commas, quotes and line breaks in quotes', () => {
    const { items, problems } = readQuizText(
      'Question,A,B,Answer\n"Who, then, said ""Eureka""\nin a bath?",p,"q, of course",B',
    )
    expect(problems).toEqual([])
    expect(items).toMatchObject([
      { prompt: 'Who, then, said "Eureka"\nin a bath?', draft: { options: ['p', 'q, of course'], correct: 1 } },
    ])
  })

  it('one more than its headings is named as a whole', () => {
    const { items, problems, leftover } = readQuizText('Question,A,B,Answer\nOne, or two?,p,q,B\nTwo?,p,q,B')
    expect(items).toMatchObject([{ prompt: 'Two?' }])
    expect(problems).toEqual([{ line: 2, problem: 'outside', text: 'One, or two?, p, q, B' }])
    expect(leftover).toEqual([{ after: 0, text: 'One, or two?, p, q, B' }])
  })

  it('one that answers itself with a question, and a heading that is not understood', () => {
    expect(readQuizText('One?,p,q,r,B').items).toMatchObject([asked('One?', 1)])
    const { items, leftover } = readQuizText('Asked,This,That,Last,Right\nOne?,p,q,r,B\nTwo?,p,q,r,C')
    expect(items).toMatchObject(two)
    expect(leftover).toEqual([{ after: 0, text: 'Asked\tThis\tThat\tLast\tRight' }])
  })

  it.each([
    '1. Which are cities, and old?\n(a) Delhi, Agra, Pune\n(b) Ganga, Kosi, Teesta\nAns: a',
    'Delhi, Agra, Pune, Kochi\n(a) p, q, r, s\n(b) t, u, v, w\nAns: a',
  ])('but not lines that have some: %j', (text) => {
    const { items, problems } = readQuizText(text)
    expect(problems).toEqual([])
    expect(items).toMatchObject([{ draft: { correct: 0 } }])
  })
})

describe('two rows of headings', () => {
  it.each([
    ['No\tQuestion\tOptions\t\t\tAnswer\n\t\tA\tB\tC\t\n1\tOne?\tp\tq\tr\tB\n2\tTwo?\tp\tq\tr\tC'],
    ['\tQuestion\tOptions\nNo\t\t1\t2\t3\tAnswer\n1\tOne?\tp\tq\tr\t2\n2\tTwo?\tp\tq\tr\t3'],
    ['Question\tA\tB\tC\tAnswer\nপ্রশ্ন\tক\tখ\tগ\tউত্তর\nOne?\tp\tq\tr\tB\nTwo?\tp\tq\tr\tC'],
    ['প্রশ্ন\tবিকল্প\t\t\tউত্তর\n\tক\tখ\tগ\t\nOne?\tp\tq\tr\tখ\nTwo?\tp\tq\tr\tগ'],
    ['प्रश्न\tविकल्प\t\t\tउत्तर\n\tक\tख\tग\t\nOne?\tp\tq\tr\tख\nTwo?\tp\tq\tr\tग'],
    ['Question,Options,,,Answer\n,A,B,C,\nOne?,p,q,r,B\nTwo?,p,q,r,C'],
  ])('%j', (text) => {
    const { items, problems } = readQuizText(text)
    expect(problems).toEqual([])
    expect(items).toMatchObject(two)
  })

  it('below a title, which is named', () => {
    const { items, problems } = readQuizText(
      'Class 10\t\t\t\t\nQuestion\tMine\t\t\tAnswer\n\tA\tB\tC\t\nOne?\tp\tq\tr\tB\nTwo?\tp\tq\tr\tC',
    )
    expect(items).toMatchObject(two)
    expect(problems).toEqual([
      { line: 1, problem: 'outside', text: 'Class 10' },
      { line: 2, problem: 'outside', text: 'Mine' },
    ])
  })

  it('a row without a question is no heading', () => {
    const { items } = readQuizText('Question\tA\tB\tAnswer\n\tA\tB\tB\nOne?\tp\tq\tB')
    expect(items).toMatchObject([{ prompt: '' }, { prompt: 'One?' }])
  })
})

it('a number behind the letter of an answer names no option, and is told', () => {
  const { items, problems, leftover } = readQuizText('1\tOne?\tp1\tq1\tr1\tB\t3\n2\tTwo?\tp2\tq2\tr2\tC\t3')
  expect(items).toMatchObject([
    { prompt: 'One?', draft: { options: ['p1', 'q1', 'r1'], correct: 1 } },
    { prompt: 'Two?', draft: { options: ['p2', 'q2', 'r2'], correct: 2 } },
  ])
  expect(problems).toEqual([{ line: 1, problem: 'column', text: '3', count: 2 }])
  expect(leftover).toMatchObject([{ text: '3 | 3' }])
  const letters = readQuizText('First?\tA\tB\tC\tD\t2\nLast?\tE\tF\tG\tH\t4')
  expect(letters.items).toMatchObject([{ draft: { correct: 1 } }, { draft: { correct: 3 } }])
})
