import { expect, it } from 'vitest'
import { withMoved, withQuestion } from '../../testing/changed-poll.ts'
import { isQuestion } from '../entries/draft-entries.ts'
import { emptyPoll } from '../polls/poll-draft.ts'
import { differenceOf } from './typed-field.ts'

const poll = withQuestion({ ...emptyPoll(), title: 'Lunch' })
const [first, second] = poll.entries
if (!first || !second) throw new Error('no questions')
const asked = (prompt: string, at = 0) => {
  const entries = poll.entries.map((entry, place) =>
    place === at && isQuestion(entry) ? { ...entry, question: { ...entry.question, prompt } } : entry,
  )
  return { ...poll, entries }
}

it.each([
  ['nothing', poll, { in: 'none' }],
  ['nothing but what is the same anew', structuredClone(poll), { in: 'none' }],
  ['a text', { ...poll, title: 'Lunches' }, { in: 'field', path: '/title' }],
  ['a text of a row', asked('What?'), { in: 'field', path: '/entries/1/question/prompt' }],
  ['a text of the next row', asked('What?', 1), { in: 'field', path: '/entries/2/question/prompt' }],
  ['two texts', { ...asked('What?'), title: 'Lunches' }, { in: 'more' }],
  [
    'a choice',
    { ...poll, responding: { ...poll.responding, changeable: !poll.responding.changeable } },
    { in: 'more' },
  ],
  ['the order of rows', withMoved(poll, 0, 1), { in: 'more' }],
  ['a row', { ...poll, questions: [first] }, { in: 'more' }],
  [
    'a row in the place of one that says the same',
    { ...poll, questions: [first, { ...second, key: 9 }] },
    { in: 'more' },
  ],
  [
    'a number',
    { ...poll, responding: { ...poll.responding, at_most: 7 } },
    { in: 'field', path: '/responding/at_most' },
  ],
  ['what was not there', { ...poll, more: 'text' }, { in: 'more' }],
])('two drafts differ in %s', (_, other, difference) => {
  expect(differenceOf(poll, other)).toEqual(difference)
  const back = differenceOf(other, poll)
  expect(back).toEqual(difference)
})
