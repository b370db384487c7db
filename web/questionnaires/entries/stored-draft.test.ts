import { describe, expect, it } from 'vitest'
import { draftContent } from '#contract/questionnaires/draft-content.ts'
import { isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { USUAL_JOINING } from '#domain/questionnaires/joining.ts'
import { usualSettings } from '#domain/questionnaires/settings.ts'
import { contentOf, detailsFrom, draftOf, type QuizDraft } from './stored-draft.ts'

/** As it comes back from where it was kept. */
const through = (draft: QuizDraft): QuizDraft => draftOf(kept(contentOf(draft)))
const kept = (content: object) => draftContent.parse(JSON.parse(JSON.stringify(content)))
/** What is read of these questions. */
const itemsOf = (items: object[]) => draftOf(kept({ details: { title: '', subject: '' }, items })).items

const draft: QuizDraft = {
  details: {
    title: 'রাজধানী',
    subject: 'ভূগোল',
    minutes: 30,
    questionCount: 2,
    marksPerQuestion: 1200,
    hasNegativeMarking: true,
    wrongCosts: { numerator: 1, denominator: 4 },
    scheme: 'proportional',
    floor: 'section',
    settings: usualSettings(),
  },
  items: [
    { kind: 'single_choice', prompt: 'কোনটি রাজধানী?', draft: { options: ['ঢাকা', 'কলকাতা'], correct: 1 } },
    { kind: 'single_choice', prompt: '', draft: { options: ['', ''], correct: null } },
  ],
}

describe('a draft', () => {
  it('comes back as it was, in any script', () => {
    expect(through(draft)).toEqual(draft)
  })

  it('comes back with what was set, and as usual where that can’t be read', () => {
    const settings = { ...usualSettings(), look: { intro: 'শুভেচ্ছা' } }
    const set = { ...draft, details: { ...draft.details, settings } }
    expect(through(set)).toEqual(set)
    const later = { ...settings, later: 1, order: { ...settings.order, questions: true, later: { all: true } } }
    const ofLater = { details: { title: 'T', subject: '', settings: later }, items: [] }
    const { later: _, ...order } = later.order
    expect(draftOf(kept(ofLater)).details.settings).toEqual({ ...settings, order })
    const halfTyped = { ...settings, order: { ...settings.order, question_seconds: 3 } }
    const ofTyped = { details: { title: 'T', subject: '', settings: halfTyped }, items: [] }
    expect(draftOf(kept(ofTyped)).details.settings).toEqual(settings)
    const unread = { details: { title: 'T', subject: '', settings: { release: 'soon' } }, items: [] }
    expect(draftOf(kept(unread)).details).toMatchObject({ title: 'T', settings: usualSettings() })
  })

  it('comes back with a usual form where that of students was half-finished, and all else as it was set', () => {
    const settings = { ...usualSettings(), look: { intro: 'শুভেচ্ছা' } }
    const joining = { fields: [{ ...USUAL_JOINING.fields[0], id: 'f1', kind: 'text' as const }] }
    const halfway = { ...settings, joining: { fields: [...USUAL_JOINING.fields, ...joining.fields] } }
    const set = { ...draft, details: { ...draft.details, settings: halfway } as QuizDraft['details'] }
    expect(through(set).details.settings).toEqual(settings)
  })

  it('comes back with marks and a language of its own, usable or not', () => {
    const [first] = draft.items.filter((item) => !isDraftPart(item))
    if (!first) throw new Error('there is no question')
    const own: QuizDraft = {
      details: { ...draft.details, marksPerQuestion: 0, wrongCosts: { numerator: 1, denominator: 0 } },
      items: [
        { ...first, points: 600, marking: { wrongCosts: { numerator: 1, denominator: 3 } }, language: 'bn' },
        { ...first, points: 0, marking: { scheme: 'jee_advanced' } },
      ],
    }
    expect(through(own)).toEqual(own)
  })

  it('comes back with its passages and texts, and with what belongs to them', () => {
    const [first, second] = draft.items.filter((item) => !isDraftPart(item))
    if (!first || !second) throw new Error('no questions')
    const items: QuizDraft['items'] = [
      { kind: 'text', text: '' },
      first,
      { kind: 'group', text: 'নদীর কথা', format: 'prose' },
      { ...second, inPassage: true },
    ]
    expect(through({ ...draft, items }).items).toEqual(items)
    expect(contentOf({ ...draft, items }).items).toMatchObject([
      { kind: 'text', text: '' },
      { problem: 'কোনটি রাজধানী?' },
      { kind: 'group', text: 'নদীর কথা', format: 'prose' },
      { problem: '', in_passage: true },
    ])
  })

  it('comes back whole where it is too much for a quiz', () => {
    const question: QuizDraft['items'][number] = {
      kind: 'single_choice',
      prompt: 'P',
      draft: { options: Array<string>(150).fill('a'), correct: 120 },
    }
    expect(through({ ...draft, items: [question] }).items).toEqual([question])
  })

  it('is kept in the described shapes', () => {
    const { details, items } = kept(contentOf(draft))
    expect(details).toEqual({
      title: 'রাজধানী',
      subject: 'ভূগোল',
      duration: 30,
      questionCount: 2,
      hasNegativeMarking: true,
      scheme: 'proportional',
      floor: 'section',
    })
    expect(items).toEqual([
      { problem: 'কোনটি রাজধানী?', options: ['ঢাকা', 'কলকাতা'], correct_answer: 1 },
      { problem: '', options: ['', ''], correct_answer: -1 },
    ])
  })
})

describe('what cannot be used is left aside', () => {
  it('a field that makes no sense is empty', () => {
    const stored = { title: 7, subject: 'Maths', duration: '20', questionCount: -3, hasNegativeMarking: 'yes' }
    expect(detailsFrom(btoa(JSON.stringify(stored)))).toEqual({
      title: '',
      subject: 'Maths',
      minutes: null,
      questionCount: null,
      marksPerQuestion: 1200,
      hasNegativeMarking: false,
      wrongCosts: { numerator: 1, denominator: 4 },
      scheme: 'all_or_nothing',
      floor: 'none',
      settings: usualSettings(),
    })
  })

  it.each([
    { options: ['a', 'b'], correct_answer: 5, read: { options: ['a', 'b'], correct: null } },
    { options: ['a', ''], correct_answer: 1, read: { options: ['a', ''], correct: 1 } },
    { options: ['a'], correct_answer: 0, read: { options: ['a', ''], correct: 0 } },
  ])('options $options with answer $correct_answer', ({ options, correct_answer, read }) => {
    expect(itemsOf([{ problem: 'P', options, correct_answer }])).toEqual([
      { kind: 'single_choice', prompt: 'P', draft: read },
    ])
  })
})

describe('a question that this page cannot read', () => {
  const known = { kind: 'true_false', problem: 'Ice floats.', draft: { correct: true } }
  const read = { kind: 'true_false', prompt: 'Ice floats.', draft: { correct: true } }
  it.each([
    [
      'of a kind that is not known',
      { kind: 'essay', problem: 'Why?', explanation: 'E', draft: { notes: ['a', 'b', 3] } },
      'Why?',
      ['a', 'b'],
    ],
    [
      'in another shape',
      { kind: 'ordering', problem: 'First?', draft: { items: [{ text: 'one' }] } },
      'First?',
      ['one', ''],
    ],
  ])('%s leaves its texts, and all others as they are', (_, unread, prompt, options) => {
    const questions = itemsOf([known, unread, known])
    expect(questions).toMatchObject([read, { kind: 'single_choice', prompt, draft: { options, correct: null } }, read])
  })

  it('and in which there is nothing at all is left out', () => expect(itemsOf([known, {}])).toEqual([read]))
})
