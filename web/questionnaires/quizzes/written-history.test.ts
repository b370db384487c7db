import { describe, expect, it } from 'vitest'
import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { usualSettings } from '#domain/questionnaires/settings.ts'
import { advance, begunList, type DraftList, type DraftStep, itemsOf } from '../entries/draft-list.ts'
import { fingerprint } from '../entries/fingerprint.ts'
import { withWrittenHistory, writtenHistory } from './written-history.ts'

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

/** As the next page begins: with new keys. */
const reloaded = (list: DraftList, { of = 'draft', kept = null }: { of?: string; kept?: string | null } = {}) =>
  withWrittenHistory(
    begunList({ items: itemsOf(list), details: list.details, text: kept }),
    writtenHistory(list, 'draft', kept),
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
    { of: 'draft', items: [], past: [], future: [], text: { at: 9, drop: 9, put: 'a' } },
  ])('is none where it can not be read: %j', (kept) => {
    const list = begun()
    expect(withWrittenHistory(list, kept, 'draft')).toBe(list)
  })

  it('leaves out the oldest steps where all are too long to keep', () => {
    const essay = (number: number): DraftStep => ({
      type: 'changed',
      key: 0,
      question: question(`${number} ${'x'.repeat(9000)}`),
    })
    const list = following(begun(), ...Array.from({ length: 80 }, (_, at) => essay(at)))
    const text = JSON.stringify(writtenHistory(list, 'draft', null))
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
