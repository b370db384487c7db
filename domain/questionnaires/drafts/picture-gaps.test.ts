import { expect, it } from 'vitest'
import { type DraftQuestion, gapsOf } from './draft.ts'

const PICTURE = '![](abcdefghijklmnopqrstuv)'
const complete: DraftQuestion = {
  kind: 'single_choice',
  format: 'prose',
  prompt: 'Which?',
  draft: { options: ['one', 'two'], correct: 0 },
}

it.each<[string, Partial<DraftQuestion>, string[]]>([
  ['nothing', {}, []],
  ['the prompt', { prompt: `Which? ${PICTURE}` }, ['problem']],
  ['an option', { kind: 'single_choice', draft: { options: ['one', PICTURE], correct: 0 } }, ['option-1']],
  ['the explanation', { explanation: PICTURE }, ['explanation']],
  ['a plain text, where it is none', { format: undefined, prompt: `Which? ${PICTURE}` }, []],
])('a picture of which nothing is said is told in %s', (_, changes, fields) => {
  const question = { ...complete, ...changes } as DraftQuestion
  expect(gapsOf(question)).toEqual(fields.map((field) => ({ need: 'picture', field })))
})
