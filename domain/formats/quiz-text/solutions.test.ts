import { describe, expect, it } from 'vitest'
import { readQuizText } from './read-quiz-text.ts'

const TWO = '1. One?\n(a) p (b) q\nAns: a\n2. Two?\n(a) p (b) q\nAns: b\n'
const UNANSWERED = '1. One?\n(a) p (b) q\n2. Two?\n(a) p (b) q\n'

const explanationsIn = (text: string) => {
  const { items, problems, leftover } = readQuizText(text)
  expect(problems).toEqual([])
  expect(leftover).toEqual([])
  return items.map((item) => ('prompt' in item ? item.explanation : null))
}

describe('explanations behind all questions', () => {
  it.each([
    ['Solutions\n1. Because p.\n2. Because q.'],
    ['\nExplanations:\n1) Because p.\n2) Because q.'],
    ['\nSOLUTIONS\n\n1. Because p.\n\n2. Because q.'],
    ['\nDetailed Solutions\nQ1. Because p.\nQ2. Because q.'],
    ['\n## Solutions\n**1.** Because p.\n**2.** Because q.'],
    ['Solution 1: Because p.\nSolution 2: Because q.'],
    ['Explanation of Q.1: Because p.\nExplanation of Q.2: Because q.'],
    ['Sol. 1. Because p.\nSol. 2. Because q.'],
    ['\nব্যাখ্যা\n১। Because p.\n২। Because q.'],
    ['ব্যাখ্যা ১: Because p.\nব্যাখ্যা ২: Because q.'],
    ['\nहल\n१. Because p.\n२. Because q.'],
    ['व्याख्या १: Because p.\nव्याख्या २: Because q.'],
    ['Solutions\n2. Because q.\n1. Because p.'],
  ])('%j', (solutions) => expect(explanationsIn(TWO + solutions)).toEqual(['Because p.', 'Because q.']))

  it.each([
    ['behind the key', '\nAnswers: 1-a, 2-b\n\nSolutions\n1. Because p.\n2. Because q.'],
    ['before the key', '\nSolutions\n1. Because p.\n2. Because q.\nAnswers: 1-a, 2-b'],
    ['behind the key, by their names', '\nAnswers\n1. a\n2. b\nSolution 1: Because p.\nSolution 2: Because q.'],
    ['with the answers', '\nAnswers and explanations\n1. (a) Because p.\n2. b. Because q.'],
  ])('%s', (_, behind) => {
    expect(explanationsIn(UNANSWERED + behind)).toEqual(['Because p.', 'Because q.'])
    expect(readQuizText(UNANSWERED + behind).items).toMatchObject([
      { draft: { correct: 0 } },
      { draft: { correct: 1 } },
    ])
  })

  it('over several lines', () => {
    const text = `${TWO}\nSolutions\n1. Because p:\n(a) is right\n\nand q is not.\n2. Because q.`
    expect(explanationsIn(text)).toEqual(['Because p:\n(a) is right\n\nand q is not.', 'Because q.'])
  })

  it('of some questions only, and behind one of its own', () => {
    expect(explanationsIn(`${TWO}Solutions\n2. Because q.`)).toEqual([undefined, 'Because q.'])
    expect(explanationsIn(`${TWO}Explanation: It is q.\n\nSolutions\n2. Because q.`)).toEqual([
      undefined,
      'It is q.\nBecause q.',
    ])
  })

  it('of each section', () => {
    const { items, problems } = readQuizText(
      `Section A\n${TWO}Section B\n${TWO}Solutions\nSection A\n1. Because p.\nSection B\n1. Because r.`,
    )
    const section = { kind: 'section' }
    expect(items).toMatchObject([
      section,
      { explanation: 'Because p.' },
      {},
      section,
      { explanation: 'Because r.' },
      {},
    ])
    expect(problems.map(({ line, problem }) => [line, problem])).toEqual([16, 18].map((line) => [line, 'outside']))
  })

  it('end where other questions begin', () => {
    const { items, problems } = readQuizText(
      `${TWO}Solutions\n1. Because p.\n2. Because q.\n3. Three?\n(a) p (b) q\nAns: b`,
    )
    expect(problems).toEqual([])
    expect(items).toMatchObject([{}, { explanation: 'Because q.' }, { prompt: 'Three?', draft: { correct: 1 } }])
  })
})

describe('what explains no question is named, or a word of one', () => {
  it('a heading with nothing below it', () => {
    const { problems, leftover } = readQuizText(`${TWO}Solutions`)
    expect(problems).toEqual([{ line: 7, problem: 'outside', text: 'Solutions' }])
    expect(leftover).toEqual([{ after: 2, text: 'Solutions' }])
  })

  it('a number that no question has', () => {
    const { problems } = readQuizText(`${TWO}Solutions\n1. Because p.\n7. Because of what?`)
    expect(problems.map(({ line, problem }) => [line, problem])).toEqual([[9, 'too_few_options']])
  })

  it('two solutions that are mixed', () => {
    const { items, problems } = readQuizText('1. Mix\nSolution 1: salt\nSolution 2: water\n(a) p (b) q\nAns: a')
    expect(problems).toEqual([])
    expect(items).toMatchObject([{ prompt: 'Mix\nSolution 1: salt\nSolution 2: water' }])
  })
})
