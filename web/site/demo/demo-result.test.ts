import { describe, expect, it } from 'vitest'
import { type AnswerSheet, untouched } from '#domain/answers/answer.ts'
import content from '../../content/en.json'
import { demoPaper } from './demo-paper.ts'
import { demoResult } from './demo-result.ts'

const paper = demoPaper(content.demo)
const rightOf = (index: number) => paper.questions[index]?.key.correct ?? 0
const wrongOf = (index: number) => (rightOf(index) + 1) % 4

/** One option for each question, in their order; null leaves one blank. */
const sheetOf = (options: (number | null)[]): AnswerSheet =>
  Object.fromEntries(
    paper.questions.map(({ id }, index) => {
      const option = options[index] ?? null
      return [id, { ...untouched, answer: option, times: { page: 1000 * index } }]
    }),
  )

describe('the demo is scored as the entrance tests are', () => {
  it.each([
    ['all blank', [], 0],
    ['all right', [0, 1, 2, 3, 4].map(rightOf), 5],
    ['all wrong', [0, 1, 2, 3, 4].map(wrongOf), -1.25],
    ['two right, one wrong, two blank', [rightOf(0), rightOf(1), wrongOf(2), null, null], 1.75],
  ])('%s', (_, options, earned) => {
    expect(demoResult(paper, sheetOf(options)).score).toEqual({ earned, most: 5 })
  })
})

describe('the analysis', () => {
  const { questions } = demoResult(paper, sheetOf([rightOf(0), wrongOf(1)]))

  it('says of every question what was answered, what is right, and why', () => {
    expect(questions.map(({ verdict }) => verdict)).toEqual(['correct', 'wrong', 'blank', 'blank', 'blank'])
    expect(questions[1]).toMatchObject({
      number: 2,
      answer: wrongOf(1),
      question: { key: { correct: rightOf(1) } },
      timeMs: 1000,
      explanation: content.demo.questions[1]?.explanation,
    })
  })

  it('knows no time where none was spent, and the language of each question', () => {
    expect(questions[0]?.timeMs).toBeNull()
    expect(questions.map(({ lang }) => lang)).toEqual(['en', 'en', 'en', 'en', 'bn'])
  })
})
