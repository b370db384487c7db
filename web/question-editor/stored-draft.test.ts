import { describe, expect, it } from 'vitest'
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
    hasNegativeMarking: true,
    scheme: 'proportional',
  },
  questions: [
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

  it('comes back whole where it is too much for a quiz', () => {
    const storage = storageWith()
    const question: QuizDraft['questions'][number] = {
      kind: 'single_choice',
      prompt: 'P',
      draft: { options: Array<string>(150).fill('a'), correct: 120 },
    }
    writeDraft(storage, { ...draft, questions: [question] })
    expect(readDraft(storage)?.questions).toEqual([question])
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
      hasNegativeMarking: false,
      scheme: 'all_or_nothing',
    })
  })

  it.each([
    { options: ['a', 'b'], correct_answer: 5, read: { options: ['a', 'b'], correct: null } },
    { options: ['a', ''], correct_answer: 1, read: { options: ['a', ''], correct: null } },
    { options: ['a'], correct_answer: 0, read: { options: ['a', ''], correct: 0 } },
  ])('options $options with answer $correct_answer', ({ options, correct_answer, read }) => {
    const Qlist = JSON.stringify([{ problem: 'P', options, correct_answer }])
    expect(readDraft(storageWith({ Qlist }))?.questions).toEqual([{ kind: 'single_choice', prompt: 'P', draft: read }])
  })
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
