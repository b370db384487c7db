import { describe, expect, it } from 'vitest'
import { isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { USUAL_JOINING } from '#domain/questionnaires/joining.ts'
import { usualSettings } from '#domain/questionnaires/settings.ts'
import { type QuizDraft, readDraft, removeDraft, writeDraft } from './stored-draft.ts'

const storageWith = (items: Record<string, string> = {}) => {
  const map = new Map(Object.entries(items))
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}

const full = {
  ...storageWith(),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
}

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
    settings: usualSettings(),
  },
  items: [
    { kind: 'single_choice', prompt: 'কোনটি রাজধানী?', draft: { options: ['ঢাকা', 'কলকাতা'], correct: 1 } },
    { kind: 'single_choice', prompt: '', draft: { options: ['', ''], correct: null } },
  ],
}

describe('a draft', () => {
  it('comes back as it was, in any script', () => {
    const storage = storageWith()
    expect(writeDraft(storage, draft)).toBe(true)
    expect(readDraft(storage)).toEqual(draft)
  })

  it('comes back with what was set, and as usual where that can’t be read', () => {
    const storage = storageWith()
    const settings = { ...usualSettings(), look: { intro: 'শুভেচ্ছা' } }
    const set = { ...draft, details: { ...draft.details, settings } }
    writeDraft(storage, set)
    expect(readDraft(storage)).toEqual(set)
    storage.setItem('QBDets', btoa(JSON.stringify({ title: 'T', settings: { release: 'soon' } })))
    expect(readDraft(storage)?.details).toMatchObject({ title: 'T', settings: usualSettings() })
  })

  it('comes back with a usual form where that of students was half-finished, and all else as it was set', () => {
    const storage = storageWith()
    const settings = { ...usualSettings(), look: { intro: 'শুভেচ্ছা' } }
    const joining = { fields: [{ ...USUAL_JOINING.fields[0], id: 'f1', kind: 'text' as const }] }
    const halfway = { ...settings, joining: { fields: [...USUAL_JOINING.fields, ...joining.fields] } }
    writeDraft(storage, { ...draft, details: { ...draft.details, settings: halfway } as QuizDraft['details'] })
    expect(readDraft(storage)?.details.settings).toEqual(settings)
  })

  it('comes back with marks and a language of its own, usable or not', () => {
    const storage = storageWith()
    const [first] = draft.items.filter((item) => !isDraftPart(item))
    if (!first) throw new Error('there is no question')
    const own: QuizDraft = {
      details: { ...draft.details, marksPerQuestion: 0, wrongCosts: { numerator: 1, denominator: 0 } },
      items: [
        { ...first, points: 600, marking: { wrongCosts: { numerator: 1, denominator: 3 } }, language: 'bn' },
        { ...first, points: 0, marking: { scheme: 'jee_advanced' } },
      ],
    }
    writeDraft(storage, own)
    expect(readDraft(storage)).toEqual(own)
  })

  it('comes back with its passages and texts, and with what belongs to them', () => {
    const storage = storageWith()
    const [first, second] = draft.items.filter((item) => !isDraftPart(item))
    if (!first || !second) throw new Error('no questions')
    const items: QuizDraft['items'] = [
      { kind: 'text', text: '' },
      first,
      { kind: 'group', text: 'নদীর কথা', format: 'prose' },
      { ...second, inPassage: true },
    ]
    writeDraft(storage, { ...draft, items })
    expect(readDraft(storage)?.items).toEqual(items)
    expect(JSON.parse(storage.getItem('Qlist') ?? '')).toMatchObject([
      { kind: 'text', text: '' },
      { problem: 'কোনটি রাজধানী?' },
      { kind: 'group', text: 'নদীর কথা', format: 'prose' },
      { problem: '', in_passage: true },
    ])
  })

  it('comes back whole where it is too much for a quiz', () => {
    const storage = storageWith()
    const question: QuizDraft['items'][number] = {
      kind: 'single_choice',
      prompt: 'P',
      draft: { options: Array<string>(150).fill('a'), correct: 120 },
    }
    writeDraft(storage, { ...draft, items: [question] })
    expect(readDraft(storage)?.items).toEqual([question])
  })

  it('is kept under the two keys, in the described shapes', () => {
    const storage = storageWith()
    writeDraft(storage, draft)
    const bytes = Uint8Array.from(atob(storage.getItem('QBDets') ?? ''), (char) => char.charCodeAt(0))
    expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual({
      title: 'রাজধানী',
      subject: 'ভূগোল',
      duration: 30,
      questionCount: 2,
      hasNegativeMarking: true,
      scheme: 'proportional',
    })
    expect(JSON.parse(storage.getItem('Qlist') ?? '')).toEqual([
      { problem: 'কোনটি রাজধানী?', options: ['ঢাকা', 'কলকাতা'], correct_answer: 1 },
      { problem: '', options: ['', ''], correct_answer: -1 },
    ])
  })

  it('is gone once it is removed', () => {
    const storage = storageWith()
    writeDraft(storage, draft)
    removeDraft(storage)
    expect(readDraft(storage)).toBe(null)
  })
})

describe('what cannot be used is left aside', () => {
  it.each([
    {},
    { QBDets: 'not base64!', Qlist: '{' },
    { QBDets: btoa('not json'), Qlist: '[]' },
    { QBDets: btoa('"text"'), Qlist: '[{"problem":1}]' },
    { QBDets: btoa('\xff\xfe'), Qlist: 'null' },
  ])('%o is no draft', (items) => expect(readDraft(storageWith(items))).toBe(null))

  it('a field that makes no sense is empty', () => {
    const stored = { title: 7, subject: 'Maths', duration: 20, questionCount: -3, hasNegativeMarking: 'yes' }
    expect(readDraft(storageWith({ QBDets: btoa(JSON.stringify(stored)) }))?.details).toEqual({
      title: '',
      subject: 'Maths',
      minutes: null,
      questionCount: null,
      marksPerQuestion: 1200,
      hasNegativeMarking: false,
      wrongCosts: { numerator: 1, denominator: 4 },
      scheme: 'all_or_nothing',
      settings: usualSettings(),
    })
  })

  it.each([
    { options: ['a', 'b'], correct_answer: 5, read: { options: ['a', 'b'], correct: null } },
    { options: ['a', ''], correct_answer: 1, read: { options: ['a', ''], correct: 1 } },
    { options: ['a'], correct_answer: 0, read: { options: ['a', ''], correct: 0 } },
  ])('options $options with answer $correct_answer', ({ options, correct_answer, read }) => {
    const Qlist = JSON.stringify([{ problem: 'P', options, correct_answer }])
    expect(readDraft(storageWith({ Qlist }))?.items).toEqual([{ kind: 'single_choice', prompt: 'P', draft: read }])
  })
})

describe('a question that this page cannot read', () => {
  const kept = { kind: 'true_false', problem: 'Ice floats.', draft: { correct: true } }
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
    const questions = readDraft(storageWith({ Qlist: JSON.stringify([kept, unread, kept]) }))?.items
    expect(questions).toMatchObject([read, { kind: 'single_choice', prompt, draft: { options, correct: null } }, read])
  })

  it('and in which there is nothing at all is left out', () =>
    expect(readDraft(storageWith({ Qlist: JSON.stringify([kept, 7, {}]) }))?.items).toEqual([read]))
})

describe('a storage that is', () => {
  it.each([
    ['missing', null],
    ['full', full],
  ])('%s does not stop anybody', (_, storage) => {
    expect(writeDraft(storage, draft)).toBe(false)
    expect(readDraft(storage)).toBe(null)
    removeDraft(storage)
  })
})
