import { describe, expect, it } from 'vitest'
import { readQuizText } from './read-quiz-text.ts'

const QUESTION = '1. Name the largest organ.'

describe('the heading of questions that are answered in words is no key', () => {
  it.each(['Very Short Answer Questions (1 mark each)', 'Long Answer Type (5)', 'Short Answer Type Questions [SA]'])(
    '%s',
    (heading) => {
      const { items, leftover } = readQuizText(`${QUESTION}\n${heading}\n2. Name the smallest bone.\nAns: stapes`)
      expect(JSON.stringify([items, leftover])).toContain(heading)
      expect(JSON.stringify(items)).not.toMatch(/"accepted":\["[([]/)
    },
  )
})

describe('whose key it is may stand behind its name', () => {
  it.each(['Official Ans. by NTA (2)', 'Allen Ans. (2)', 'Ans. key (2)'])('%s', (line) => {
    const { items } = readQuizText(`1. Ice is?\n(1) hot\n(2) cold\n${line}`)
    expect(items).toMatchObject([{ kind: 'single_choice', draft: { correct: 1 } }])
  })
})
