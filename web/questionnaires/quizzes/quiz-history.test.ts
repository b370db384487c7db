import { describe, expect, it } from 'vitest'
import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { usualSettings } from '#domain/questionnaires/settings.ts'
import { advance, begunList, type DraftList, type DraftStep, itemsOf } from '../entries/draft-list.ts'
import { fingerprint } from '../entries/fingerprint.ts'
import { writtenDetails } from '../entries/stored-draft.ts'
import { withWrittenHistory, writtenQuizHistory } from './quiz-history.ts'

const question = (prompt: string): DraftQuestion => ({
  kind: 'single_choice',
  format: 'prose',
  prompt,
  draft: { options: ['yes', 'no'], correct: 0 },
})
const begun = () => begunList({ items: [question('A'), { kind: 'text', text: 'read' }, question('B'), question('C')] })
const following = (list: DraftList, ...steps: DraftStep[]) => steps.reduce(advance, list)
const shown = ({ entries, details, text }: Pick<DraftList, 'entries' | 'details' | 'text'>) => ({
  items: itemsOf({ entries }),
  details,
  text,
})
const all = ({ past, future }: DraftList) => ({ past: past.map(shown), future: future.map(shown) })

const beside = ({ details }: DraftList, text: string | null = null) => ({
  of: 'draft',
  details: writtenDetails(details),
  text,
})

/** As the next page begins: with new keys. */
const reloaded = (list: DraftList, { of = 'draft', kept = null }: { of?: string; kept?: string | null } = {}) =>
  withWrittenHistory(
    begunList({ items: itemsOf(list), details: list.details, text: kept }),
    writtenQuizHistory(list, beside(list, kept)),
    of,
  )

const STEPS: DraftStep[] = [
  { type: 'changed', key: 0, question: question('A, better') },
  { type: 'moved', key: 3, to: 0 },
  { type: 'detailed', change: (details) => ({ ...details, title: 'বিজ্ঞান' }), at: 0 },
  { type: 'together', keys: [0, 2], change: { type: 'duplicated' } },
  { type: 'detailed', change: (details) => ({ ...details, settings: usualSettings(), minutes: 30 }), at: 9000 },
  { type: 'deleted', key: 2 },
  { type: 'addedPart', kind: 'group' },
  { type: 'replaced', items: [] },
]

describe('an undo history after a reload', () => {
  it.each(STEPS.map((_, at) => at + 1))('is what it was, after %i steps', (count) => {
    const list = following(begun(), ...STEPS.slice(0, count))
    expect(list.past).toHaveLength(count)
    expect(all(reloaded(list))).toEqual(all(list))
  })

  it('knows what was undone', () => {
    const list = following(begun(), ...STEPS, { type: 'undone' }, { type: 'undone' }, { type: 'undone' })
    const after = reloaded(list)
    expect(after.future).toHaveLength(3)
    expect(all(after)).toEqual(all(list))
    const redone = following(after, { type: 'redone' }, { type: 'redone' }, { type: 'redone' })
    expect(shown(redone)).toEqual(shown(following(begun(), ...STEPS)))
  })

  it('keeps apart what is added from then on', () => {
    const list = reloaded(following(begun(), ...STEPS, { type: 'undone' }))
    const after = following(list, { type: 'addedQuestion' }, { type: 'undone' }, { type: 'undone' })
    const keys = [...list.past, list, after].flatMap(({ entries }) => entries.map(({ key }) => key))
    expect(list.nextKey).toBeGreaterThan(Math.max(...keys))
  })

  it.each([
    ['nothing in it is elsewhere', null],
    ['some of it is in no question', 'A note, and more\n\n1. A'],
  ])('knows each text that was typed, where %s', (_, kept) => {
    const typing = (text: string, at: number): DraftStep => ({ type: 'typedText', text, items: null, at })
    const texts = ['A', 'A note', '', 'A note 😀\n', 'A note 😁\n', 'A note, and more\n\n1. A', 'Another']
    const list = following(
      begun(),
      ...texts.map((text, at) => typing(text, at * 9000)),
      { type: 'undone' },
      { type: 'changed', key: 0, question: question('A, better') },
      { type: 'undone' },
    )
    const after = reloaded(list, { kept })
    expect(shown(after)).toEqual(shown(list))
    expect(all(after)).toEqual(all(list))
    expect(after.past).toHaveLength(6)
  })

  it('is that of its own draft alone', () => {
    const list = following(begun(), ...STEPS)
    expect(reloaded(list, { of: 'another' }).past).toEqual([])
  })

  it.each([
    null,
    'a text',
    [],
    { of: 'draft', items: [], past: [{ at: 9, drop: 9, put: [], open: 0 }], future: [] },
    { of: 'draft', items: [], past: [{ items: { at: 9, drop: 9, put: [] } }], future: [] },
    { of: 'draft', items: [], past: [{ items: { at: 0, drop: 0, put: [3] } }], future: [] },
    { of: 'draft', items: [], past: [{ items: { at: 0, drop: 1, put: [] } }], future: [] },
    { of: 'draft', items: [], past: [{ details: '{' }], future: [] },
    { of: 'draft', items: [], past: [{ at: 0, drop: 0, put: [], open: 0, details: '\0' }], future: [] },
    { of: 'draft', items: [], past: [], future: [], details: { at: 0, drop: 1, put: '' } },
    { of: 'draft', items: [], past: [], future: [], text: { at: 9, drop: 9, put: 'a' } },
  ])('is none where it can not be read: %j', (kept) => {
    const list = begun()
    expect(withWrittenHistory(list, kept, 'draft')).toBe(list)
  })

  it('is what an earlier page wrote', () => {
    const title = { type: 'detailed', change: (details) => ({ ...details, title: 'বিজ্ঞান' }), at: 0 } satisfies DraftStep
    const better = { type: 'changed', key: 0, question: question('Better') } satisfies DraftStep
    const begun = begunList({ items: [question('A'), question('B')] })
    const list = following(begun, better, title, { type: 'deleted', key: 1 }, { type: 'undone' })
    const untitled = btoa(writtenDetails(begun.details))
    const kept = {
      of: 'draft',
      past: [
        { at: 2, drop: 0, put: [], open: 0, details: untitled },
        { at: 0, drop: 1, put: [[0, 0]], open: 0 },
      ],
      future: [{ at: 1, drop: 1, put: [], open: 0 }],
      items: [{ problem: 'A', options: ['yes', 'no'], correct_answer: 0, format: 'prose' }],
    }
    const after = withWrittenHistory(begunList({ items: itemsOf(list), details: list.details }), kept, 'draft')
    expect(all(after)).toEqual(all(list))
    expect(after.past.map(({ entries }) => entries.map(({ key }) => key))).toEqual([
      [0, 1],
      [0, 1],
    ])
  })

  it('goes on from what was typed where the draft says more', () => {
    const list = following(begun(), ...STEPS.slice(0, 3))
    const details = { ...list.details, questionCount: 3 }
    const kept = writtenQuizHistory(list, beside({ ...list, details }))
    const after = withWrittenHistory(begunList({ items: itemsOf(list), details }), kept, 'draft')
    expect([shown(after), all(after)]).toEqual([shown(list), all(list)])
    expect(after.past[2]?.details).toEqual(begun().details)
    expect(kept).toMatchObject({ details: { put: 'null' } })
  })

  it('leaves out the oldest steps where all are too long to keep', () => {
    const essay = (number: number): DraftStep => ({
      type: 'changed',
      key: 0,
      question: question(`${number} ${'x'.repeat(9000)}`),
    })
    const list = following(begun(), ...Array.from({ length: 80 }, (_, at) => essay(at)))
    const text = JSON.stringify(writtenQuizHistory(list, beside(list)))
    expect(text.length).toBeLessThanOrEqual(300_000)
    const kept = reloaded(list).past
    expect(kept.length).toBeGreaterThan(10)
    expect(kept.map(shown)).toEqual(list.past.slice(-kept.length).map(shown))
  })
})

it('a fingerprint tells one text from another', () => {
  expect(fingerprint('a quiz')).toBe(fingerprint('a quiz'))
  expect(fingerprint('a quiz')).not.toBe(fingerprint('a quit'))
})
