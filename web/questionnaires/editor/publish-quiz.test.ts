import { expect, it } from 'vitest'
import { defaultMarking } from '#domain/marking/marking.ts'
import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'
import { usualSettings } from '#domain/questionnaires/settings.ts'
import { answers } from '../../testing/answers.ts'
import { draftListOf } from '../entries/draft-list.ts'
import { newQuiz } from '../quizzes/publish-quiz.ts'
import { refusalOf } from './refusal-panel.tsx'

const question = (prompt: string, inPassage?: boolean): DraftItem => ({
  kind: 'single_choice',
  prompt,
  draft: { options: ['yes', 'no'], correct: 0 },
  inPassage,
})
const QUIZ = {
  title: 'Rivers',
  subject: 'Geography',
  minutes: 15,
  marking: defaultMarking(false),
  settings: usualSettings(),
}
const ITEMS: DraftItem[] = [
  question('a'),
  { kind: 'group', text: ' P ', format: 'prose' },
  question('b', true),
  { kind: 'text', text: 'T' },
]

const sent = async (items: DraftItem[], minutes = 15) => {
  const calls = answers({ data: { id: 'id', share_code: 'ABCD2345' } })
  await newQuiz({ ...QUIZ, items, minutes }).send({ draft_key: 'key' }, {})
  return calls[0]?.body
}

it('a draft with a passage and a text is sent with their places', async () => {
  expect(await sent(ITEMS)).toMatchObject({
    no_of_questions: 2,
    questions: [{ problem: 'a' }, { problem: 'b', group: 0 }],
    groups: [{ stimulus: 'P', format: 'prose' }],
    texts: [{ text: 'T', before: null }],
  })
})

it.each([
  { minutes: 30, body: { duration: 1_800_000_000_000 } },
  { minutes: 25, body: { minutes: 25 } },
])('a draft of $minutes minutes says so in one field', async ({ minutes, body }) => {
  const { duration, minutes: any } = Object(await sent([question('a')], minutes))
  expect({ duration, minutes: any }).toEqual(body)
})

it('a draft without them is sent as it ever was', async () => {
  const body = await sent([question('a')])
  expect(Object.keys(body ?? {})).not.toContain('groups')
  expect(Object.keys(body ?? {})).not.toContain('texts')
  expect(body).toMatchObject({ questions: [{ problem: 'a', options: ['yes', 'no'], correct_answer: 0 }] })
})

it('what the server refuses is named by what was sent', () => {
  const { entries } = draftListOf(ITEMS)
  const fields = {
    'questions.1.problem': 'unusable_text',
    'groups.0.stimulus': 'too_long',
    'texts.0.before': 'out_of_range',
    title: 'too_long',
    'settings.order.question_seconds': 'out_of_range',
    'settings.practice': 'practice_by_hand',
  } as const
  const failure = { status: 400, code: 'invalid_request', fields, retryAfterMs: null } as const
  const refusal = refusalOf(failure, entries)
  expect(refusal.entries.map(({ key, text }) => [key, text.split(':')[0]])).toEqual([
    [2, 'Question 2'],
    [1, 'Passage 1'],
    [3, 'Text 1'],
  ])
  expect(refusal.details.map((text) => text.split(':')[0])).toEqual([
    'Title',
    'Seconds for each question',
    'A practice paper',
  ])
})
