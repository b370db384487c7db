import { expect, it } from 'vitest'
import { questionId } from '../questions/question-id.ts'
import type { Question } from './items/question.ts'
import { allWritings, changedWritings, type Writings } from './writings.ts'

const question = (name: string): Question => ({
  id: questionId.parse(name),
  kind: 'single_choice',
  prompt: name,
  asked: { options: ['yes', 'no'] },
  key: { correct: 0 },
})
const WRITINGS: Writings = {
  questions: [question('q0'), question('q1')],
  groups: [{ text: 'P' }],
  texts: [
    { text: 'T', before: 1 },
    { text: 'U', before: null },
  ],
  sections: [{ title: 'A', text: 'S', before: 0 }],
}

it('all that is written for a quiz is looked at under the name of its field, in one order', async () => {
  const seen: string[] = []
  const same = await changedWritings(WRITINGS, async (writing, field) => {
    seen.push(field)
    return writing
  })
  expect(same).toEqual(WRITINGS)
  expect(seen).toEqual(['questions.0', 'questions.1', 'groups.0', 'texts.0', 'texts.1', 'sections.0'])
  expect(allWritings(WRITINGS)).toHaveLength(seen.length)
})

it('what nothing is made of is left out, and what is made keeps its place', async () => {
  const changed = await changedWritings(WRITINGS, async (writing, field) =>
    ['questions.0', 'texts.0'].includes(field) ? null : { ...writing, format: 'prose' },
  )
  expect(changed.questions.map(({ id, format }) => [id, format])).toEqual([['q1', 'prose']])
  expect(changed.groups).toEqual([{ text: 'P', format: 'prose' }])
  expect(changed.texts).toEqual([{ text: 'U', format: 'prose', before: null }])
})
