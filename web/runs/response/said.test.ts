import { beforeAll, expect, it } from 'vitest'
import { questionId } from '#domain/questions/question-id.ts'
import { loadPlayers, type ShownQuestion } from '../../questions/players.tsx'
import { sayerOf } from './said.ts'

beforeAll(() => loadPlayers({ kinds: ['opinion'], needs: [] }))

const id = questionId.parse('q1')
const asked: ShownQuestion = {
  ...{ id, kind: 'opinion', prompt: 'What do you eat?' },
  asked: { options: ['خبز', 'Rice', 'ماء!'], least: null, most: null, look: 'list', other: false },
}

it.each([
  ['one', [0], 'You eat \u2068خبز\u2069, do you?'],
  ['one that turns nothing', [1], 'You eat Rice, do you?'],
  ['several', [0, 1, 2], 'You eat \u2068خبز\u2069, Rice, \u2068ماء!\u2069, do you?'],
])('what was answered keeps its direction to itself in a text: %s', (_, given, said) => {
  const say = sayerOf({ questions: [asked], answers: { [id]: given } })
  expect(say('You eat {Q1}, do you?')).toBe(said)
})
