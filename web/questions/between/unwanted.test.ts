import { expect, it } from 'vitest'
import { unwantedIn } from './unwanted.ts'

/** Of a section each question: a is answered, m marked for review without an answer, o open; a number: how many count. */
it.each<[choose: number | undefined, questions: string, unwanted: string]>([
  [undefined, 'oaoo', ''],
  [2, 'oooo', '34'],
  [2, 'oaoo', '34'],
  [2, 'aaoo', '34'],
  [2, 'oaao', '14'],
  [2, 'aaao', '4'],
  [2, 'ooom', '23'],
  [2, 'aomm', '2'],
  [2, 'ammm', ''],
  [1, 'aom', '2'],
  [4, 'oaoo', ''],
])('of a section of which %s count and whose questions are %s nobody waits for %j', (choose, questions, unwanted) => {
  const ids = [...questions].map((_, at) => String(at + 1))
  const is = (state: string) => (id: string) => questions[Number(id) - 1] === state
  const section = { id: 's', title: '', instructions: '', question_ids: ids, ...(choose && { choose }) }
  const standing = { isAnswered: is('a'), isMarked: is('m') }
  expect([...unwantedIn([section], standing)].join('')).toBe(unwanted)
})
