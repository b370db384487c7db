import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contentPages, contentQuestion } from '#contract/questionnaires/versions.ts'
import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { asPreset, PRESETS, presetOf } from '../../questions/presets.ts'
import { withMoved, withQuestion } from '../../testing/changed-poll.ts'
import { type Entry, isQuestion } from '../entries/draft-entries.ts'
import { questionsOf } from '../entries/draft-list.ts'
import { offersOf } from '../entries/offers.ts'
import {
  draftOfKept,
  emptyPoll,
  isEmptyPoll,
  isReady,
  keptOf,
  type PollDraft,
  pollOnWire,
  rewrittenPoll,
} from './poll-draft.ts'
import { asPresetAgain } from './use-preset.ts'

const { blank } = offersOf('poll')

const choice = (prompt: string, options: string[]): DraftQuestion => {
  const question = blank()
  return question.kind === 'opinion' ? { ...question, prompt, draft: { ...question.draft, options } } : question
}
const pollOf = (...questions: DraftQuestion[]): PollDraft => ({
  ...emptyPoll(),
  entries: questions.map((question, at) => ({ key: at + 1, question, inPassage: false })),
  nextKey: questions.length + 1,
})

describe('a poll as it is written', () => {
  it.each([
    ['nothing', choice('', ['', '']), false],
    ['one option', choice('Tea?', ['Yes', ' ']), false],
    ['the same option twice', choice('Tea?', ['Yes', ' Yes']), false],
    ['a question of spaces', choice('  ', ['Yes', 'No']), false],
    ['two options', choice('Tea?', ['Yes', '', 'No']), true],
    ['yes and no', asPreset(choice('Tea?', ['', '']), 'yes_no'), true],
    ['stars', asPreset(choice('Tea?', ['', '']), 'rating'), true],
    ['a ranking of two that say the same', asPreset(choice('Tea?', ['A', 'A']), 'ranking'), false],
    ['words', asPreset(choice('Tea?', ['', '']), 'words'), true],
  ])('with %s', (_, question, ready) => {
    expect(isReady(pollOf(question))).toBe(ready)
  })

  it('is called by its first question, cut between characters, unless it has a title', () => {
    const poll = pollOf(choice(`Which\n one? ${'😀'.repeat(200)}`, ['A', 'B']))
    expect(pollOnWire(poll).title).toBe(`Which one? ${'😀'.repeat(89)}`)
    expect(pollOnWire({ ...poll, title: ' Fruit ' }).title).toBe('Fruit')
  })

  it('comes back from the device as it was, half-finished too', () => {
    const half = withQuestion(pollOf(choice('Tea?', ['Yes', ''])))
    const kept = draftOfKept(JSON.parse(JSON.stringify(keptOf(half))))
    expect(kept).toEqual(half)
    expect(isEmptyPoll(draftOfKept(keptOf(emptyPoll())))).toBe(true)
  })

  it('that is written with tools comes back so, before it is complete too', () => {
    const half = pollOf({ ...choice('**Tea?**', ['Yes', '']), format: 'prose' })
    expect(draftOfKept(JSON.parse(JSON.stringify(keptOf(half))))).toEqual(half)
  })

  it('keeps passages and texts, and is not ready while one is without words or questions', () => {
    const tea = choice('Tea?', ['Yes', 'No'])
    const poll = pollOf(tea)
    const [asked] = poll.entries
    const part = (kind: 'group' | 'text', text: string) => ({ key: 7, part: { kind, text } })
    const withPart = (before: Entry, inPassage = false): PollDraft => ({
      ...poll,
      entries: asked && isQuestion(asked) ? [before, { ...asked, inPassage }] : [],
      nextKey: 8,
    })
    const whole = withPart(part('group', 'Of tea'), true)
    expect(draftOfKept(keptOf(whole), [7, 1])).toEqual(whole)
    expect(z.array(contentQuestion).safeParse(keptOf(whole).items).success).toBe(true)
    expect(pollOnWire(whole).sections).toMatchObject([{ questions: [{ group: 0 }], groups: [{ stimulus: 'Of tea' }] }])
    const others = [withPart(part('text', 'Read')), withPart(part('text', ' ')), withPart(part('group', 'Of nothing'))]
    expect([whole, ...others].map(isReady)).toEqual([true, true, false, false])
    expect(isEmptyPoll({ ...whole, title: '' })).toBe(false)
  })

  it('is rewritten in plain text, unless something in it looks otherwise', () => {
    const prose = (prompt: string): DraftQuestion => ({ ...choice(prompt, ['Yes', 'No']), format: 'prose' })
    const told = pollOnWire(pollOf(prose('Tea?'), prose('**Tea?**'), prose('2 \\* 3?')))
    const front = { title: '', instructions: '' }
    const sections = z.parse(
      contentPages,
      told.sections.map((page) => ({ ...front, ...page })),
    )
    expect(questionsOf(rewrittenPoll({ ...told, sections })).map(({ format }) => format)).toEqual([
      undefined,
      'prose',
      'prose',
    ])
  })

  it('moves a question by one place, and none beyond the ends', () => {
    const poll = pollOf(choice('1', []), choice('2', []), choice('3', []))
    const order = (draft: PollDraft) =>
      questionsOf(draft)
        .map(({ prompt }) => prompt)
        .join('')
    expect(
      [withMoved(poll, 0, 1), withMoved(poll, 2, -1), withMoved(poll, 0, -1), withMoved(poll, 2, 1)].map(order),
    ).toEqual(['213', '132', '123', '123'])
  })
})

describe('what a question is answered with', () => {
  it.each(PRESETS)('is %s once that is chosen, from any other', (preset) => {
    for (const before of PRESETS) expect(presetOf(asPreset(asPreset(blank(), before), preset))).toBe(preset)
  })

  it('takes no count of options for a length of texts', () => {
    expect(asPreset(choice('One word?', ['', '']), 'words')).toMatchObject({ draft: { least: null, most: null } })
  })

  it('has again what was written when it was last answered so', () => {
    const pairs = PRESETS.flatMap((preset) => PRESETS.map((other) => [preset, other] as const))
    for (const [preset, other] of pairs) {
      const before = asPreset(choice('Which?', ['Optics', 'Heat', 'Sound']), preset)
      const there = asPresetAgain(before, other, new Map())
      expect(asPresetAgain(there, preset, new Map([[preset, before]]))).toEqual(before)
    }
    const left = new Map([['choice', choice('Which?', ['Optics', 'Heat'])]] as const)
    const ranked = asPreset(choice('Which first?', ['Light', 'Sound']), 'ranking')
    expect(asPresetAgain(ranked, 'choice', left)).toMatchObject({ draft: { options: ['Light', 'Sound'] } })
  })

  it('keeps what was written to choose from', () => {
    const ranked = asPreset(choice('Which first?', ['Optics', 'Heat', '']), 'ranking')
    expect(ranked).toMatchObject({ prompt: 'Which first?', draft: { items: ['Optics', 'Heat'] } })
    expect(asPreset(ranked, 'choice')).toMatchObject({ draft: { options: ['Optics', 'Heat'] } })
    expect(asPreset(asPreset(choice('Go on?', ['', '']), 'yes_no'), 'choice')).toMatchObject({
      draft: { options: ['', ''] },
    })
  })
})
