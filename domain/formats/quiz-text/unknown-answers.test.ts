import { expect, it } from 'vitest'
import { withEdits } from './edited-text.ts'
import { readQuizText } from './read-quiz-text.ts'

it.each([
  ['letters', '1. Why?\na) p\nb) q\nAns: e', ['(a) p', '(b) q']],
  ['numbers', '1. 2+2?\n1) 3\n2) 4\nAns: 7', ['(1) 3', '(2) 4']],
  ['Bengali letters', '১। কোনটি?\nক) প\nখ) ফ\nউত্তর: ঙ', ['(ক) প', '(খ) ফ']],
  ['one line', '1. Why? (a) p (b) q Ans: z', ['(a) p', '(b) q']],
])('an answer that no option fits, by %s, is any of them by a press', (_, text, says) => {
  const [problem] = readQuizText(text).problems
  const choices = problem?.choices ?? []
  expect(choices.map((choice) => choice.says)).toEqual(says)
  for (const [place, { edits }] of choices.entries()) {
    const { items, problems } = readQuizText(withEdits(text, edits))
    expect([items, problems]).toMatchObject([[{ draft: { correct: place } }], []])
  }
})

it('where more is told of the answer, nothing is offered', () => {
  const { problems } = readQuizText('1. Why?\na) p\nb) q\nAns: e\nAns: f')
  expect(problems.flatMap(({ choices = [] }) => choices)).toEqual([])
})
