import { describe, expect, it } from 'vitest'
import { emptyQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { isQuestion, type QuestionEntry } from '../entries/draft-entries.ts'
import { advance, begunList, type DraftList, type DraftStep } from '../entries/draft-list.ts'
import type { AskedWhen, PageRules } from '../entries/entry-rules.ts'
import { offersOf } from '../entries/offers.ts'
import { emptySurvey, questionsOn, type SurveyDraft, type SurveyPage } from './draft.ts'
import { entriesOf, withEntries } from './survey-entries.ts'

/** Keys are the places of letters: digits are pages, letters their questions. */
const surveyOf = (letters: string, rules: Record<string, Partial<AskedWhen & PageRules>> = {}): SurveyDraft => {
  const pages: SurveyPage[] = []
  for (const [key, letter] of [...letters].entries()) {
    const asked: QuestionEntry = { key, question: { ...emptyQuestion('opinion'), prompt: letter }, inPassage: false }
    const page = { key, title: letter, instructions: '', shownIf: null, jumps: [], entries: [] }
    if (/\d/.test(letter)) pages.push({ ...page, ...rules[letter] })
    else pages.at(-1)?.entries.push({ ...asked, ...rules[letter] })
  }
  return { ...emptySurvey(), pages, nextKey: letters.length }
}

const listIn = (draft: SurveyDraft, open: number): DraftList => ({
  ...begunList({ items: [], offers: offersOf('survey') }),
  entries: entriesOf(draft),
  open,
  nextKey: draft.nextKey,
})

const changed = (draft: SurveyDraft, step: DraftStep, open = 0): SurveyDraft => {
  const after = advance(listIn(draft, open), step)
  return { ...withEntries(draft, after.entries), nextKey: after.nextKey }
}

const lettersOf = (draft: SurveyDraft): string =>
  entriesOf(draft)
    .map((entry) =>
      isQuestion(entry) ? entry.question.prompt || '_' : (entry.part.kind === 'section' && entry.part.title) || '+',
    )
    .join('')

describe('a survey as a list', () => {
  it('is the same survey again', () => {
    const when = { of: 'all' as const, conditions: [{ question: 1, test: { is: 'answered' as const } }] }
    const draft = surveyOf('1AB2C', { B: { shownIf: when, filledBy: 'name' }, 1: { jumps: [{ when, to: 3 }] } })
    expect(withEntries(draft, entriesOf(draft))).toEqual(draft)
    expect(entriesOf(withEntries(draft, entriesOf(draft)))).toEqual(entriesOf(draft))
  })

  it('has the same entries for what is the same', () => {
    const draft = surveyOf('1AB2C')
    const question = { ...emptyQuestion('opinion'), prompt: 'b' }
    const after = entriesOf(changed(draft, { type: 'changed', key: 2, question }))
    const others = entriesOf(draft).filter((entry, at) => entry !== after[at])
    expect(others.map(({ key }) => key)).toEqual([2])
  })

  it.each([
    // A page takes its questions along.
    { list: '1A2BC', step: { type: 'moved', key: 2, to: 1 }, becomes: '2BC1A' },
    { list: '1A2BC', step: { type: 'moved', key: 0, to: 1 }, becomes: '2BC1A' },
    { list: '1A2B3C', step: { type: 'moved', key: 0, to: 4 }, becomes: '2B3C1A' },
    { list: '1A2B', step: { type: 'moved', key: 0, to: 2 }, becomes: '2B1A' },
    // A question goes onto another page, and from above the first one to its top.
    { list: '1AB2C', step: { type: 'moved', key: 2, to: 3 }, becomes: '1A2BC' },
    { list: '1AB', step: { type: 'moved', key: 2, to: 0 }, becomes: '1BA' },
    // Questions stay when their page goes, and the last page does not.
    { list: '1A2BC', step: { type: 'deleted', key: 2 }, becomes: '1ABC' },
    { list: '1A2BC', step: { type: 'deleted', key: 0 }, becomes: '2ABC' },
    { list: '1A', step: { type: 'deleted', key: 0 }, becomes: '1A' },
    { list: '1A', step: { type: 'deleted', key: 1 }, becomes: '1A' },
    { list: '1A2B', step: { type: 'together', keys: [0, 2], change: { type: 'deleted' } }, becomes: '1AB' },
    { list: '1A2B', step: { type: 'together', keys: [0, 1, 2, 3], change: { type: 'deleted' } }, becomes: '1_' },
    // What is added comes onto the open page, and a page with a question.
    { list: '1A2B', step: { type: 'addedQuestion' }, open: 1, becomes: '1A_2B' },
    { list: '1A2B', step: { type: 'addedPart', kind: 'section' }, becomes: '1A2B+_' },
    { list: '1A2B', step: { type: 'addedPart', kind: 'group' }, becomes: '1A+2B' },
    { list: '1A2B', step: { type: 'addedPart', kind: 'text' }, open: 2, becomes: '1A2B+' },
    { list: '1A2B', step: { type: 'duplicated', key: 0 }, becomes: '1A1A2B' },
  ] as { list: string; step: DraftStep; open?: number; becomes: string }[])(
    '$list with $step is $becomes',
    ({ list, step, open, becomes }) => expect(lettersOf(changed(surveyOf(list), step, open))).toBe(becomes),
  )

  it('has a passage without the rules of the page in whose place it was typed', () => {
    const draft = surveyOf('1A2B', { 2: { jumps: [{ when: null, to: null }] } })
    const text = { kind: 'text' as const, text: '', format: 'prose' as const }
    const asked = (prompt: string) => ({ ...emptyQuestion('opinion'), prompt })
    const items = [
      { kind: 'section' as const, title: '1', text: '' },
      asked('A'),
      { ...text, text: 'Read on' },
      asked('B'),
    ]
    const after = entriesOf(changed(draft, { type: 'tookText', items, at: 0 }))
    expect(after.map((entry) => (isQuestion(entry) ? null : [entry.part.kind, entry.page !== undefined]))).toEqual([
      ['section', true],
      null,
      ['text', false],
      null,
    ])
  })

  it('has in the copy of a page rules about the copies, and no second name for links', () => {
    const about = (question: number) => ({
      of: 'all' as const,
      conditions: [{ question, test: { is: 'answered' as const } }],
    })
    const rules = {
      C: { shownIf: about(3), filledBy: 'city' },
      2: { shownIf: about(1), jumps: [{ when: about(3), to: null }] },
    }
    const draft = changed(surveyOf('1A2BC', rules), { type: 'duplicated', key: 2 })
    const copy = draft.pages[2]
    expect(copy).toMatchObject({ shownIf: about(1), jumps: [{ when: about(6), to: null }] })
    const second = copy && questionsOn(copy)[1]
    expect(second).toMatchObject({ shownIf: about(6) })
    expect(second?.filledBy).toBeUndefined()
  })
})
