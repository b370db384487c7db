import { expect, it } from 'vitest'
import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { questionsOf } from '../entries/draft-list.ts'
import { offersOf } from '../entries/offers.ts'
import { mergedPolls } from './merged-polls.ts'
import { emptyPoll, type PollDraft } from './poll-draft.ts'

const asked = (prompt: string): DraftQuestion => ({ ...offersOf('poll').blank(), prompt })
const poll = (prompts: Record<number, string>, more: Partial<PollDraft> = {}): PollDraft => ({
  ...emptyPoll(),
  entries: Object.entries(prompts).map(([key, prompt]) => ({
    ...{ key: Number(key), inPassage: false },
    question: asked(prompt),
  })),
  nextKey: 100,
  ...more,
})
const promptsOf = (poll: PollDraft) => questionsOf(poll).map(({ prompt }) => prompt)

it.each<[string, PollDraft, PollDraft, string[]]>([
  [
    'one question each',
    poll({ 1: 'A', 2: 'B', 10: 'mine' }),
    poll({ 1: 'A', 2: 'B', 20: 'theirs' }),
    ['A', 'B', 'theirs', 'mine'],
  ],
  [
    'in one question each',
    poll({ 1: 'A, better', 2: 'B' }),
    poll({ 1: 'A', 2: 'B, better' }),
    ['A, better', 'B, better'],
  ],
  ['in one question both', poll({ 1: 'A mine', 2: 'B' }), poll({ 1: 'A theirs', 2: 'B' }), ['A theirs mine', 'B']],
  ['and taken one away', poll({ 1: 'A' }), poll({ 1: 'A, better', 2: 'B' }), ['A, better']],
])('two tabs that have written %s keep all of it', (_, mine, theirs, prompts) => {
  expect(promptsOf(mergedPolls({ base: poll({ 1: 'A', 2: 'B' }), mine, theirs }))).toEqual(prompts)
})

it('two tabs that have set something each keep both', () => {
  const base = poll({ 1: 'A' })
  const mine = { ...base, title: 'Lunch' }
  const theirs = { ...base, responding: { ...base.responding, changeable: true } }
  expect(mergedPolls({ base, mine, theirs })).toMatchObject({ title: 'Lunch', responding: { changeable: true } })
})

it('a question that both have put back, and one has written on in, has no key twice', () => {
  const base = poll({ 1: 'A' })
  const merged = mergedPolls({ base, mine: poll({ 1: 'A', 2: 'B' }), theirs: poll({ 1: 'A', 2: 'B, better' }) })
  expect(promptsOf(merged).toSorted()).toEqual(['A', 'B', 'B, better'])
  expect(new Set(merged.entries.map(({ key }) => key)).size).toBe(3)
})
