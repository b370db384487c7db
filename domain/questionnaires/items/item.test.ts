import { describe, expect, it } from 'vitest'
import { questionId } from '../../questions/question-id.ts'
import { frontOf, isOfOneKind, isPlain, kindsIn, needsOf, questionsIn } from '../questionnaire.ts'
import { versionSettings } from '../settings.ts'
import { arranged, item, type PlacedText } from './item.ts'
import { placeProblems, type TextToRead } from './passage.ts'
import type { Question } from './question.ts'

const usual = versionSettings.parse({})

const question = (name: string, change: { options?: string[]; explanation?: string } = {}): Question => ({
  id: questionId.parse(name),
  kind: 'single_choice',
  prompt: name,
  asked: { options: change.options ?? ['yes', 'no'] },
  key: { correct: 0 },
  ...(change.explanation && { explanation: change.explanation }),
})
const ids = () => {
  let last = 0
  return () => `id${++last}`
}
const laidOut = (passageOfEach: (number | null)[], passages: string[], texts: PlacedText[] = []) =>
  arranged({
    questions: passageOfEach.map((_, at) => question(`q${at}`)),
    passageOfEach,
    passages: passages.map((text) => ({ text })),
    texts,
    newId: ids(),
  })
const named = (items: ReturnType<typeof laidOut>) =>
  items.map((each) =>
    each.kind === 'group'
      ? `${each.stimulus}(${each.questions.map(({ id }) => id).join(' ')})`
      : each.kind === 'text'
        ? each.text
        : each.id,
  )

describe('questions, passages and texts', () => {
  it.each([
    { case: 'no passage, no text', passageOfEach: [null, null], passages: [], texts: [], order: ['q0', 'q1'] },
    {
      case: 'a passage between questions',
      passageOfEach: [null, 0, 0, null],
      passages: ['P'],
      texts: [],
      order: ['q0', 'P(q1 q2)', 'q3'],
    },
    {
      case: 'two passages, side by side',
      passageOfEach: [1, 0, 0],
      passages: ['P', 'Q'],
      texts: [],
      order: ['Q(q0)', 'P(q1 q2)'],
    },
    {
      case: 'texts before a passage, before a question and at the end',
      passageOfEach: [0, 0, null],
      passages: ['P'],
      texts: [
        { text: 'end', before: null },
        { text: 'read', before: 0 },
        { text: 'one', before: 2 },
        { text: 'two', before: 2 },
      ],
      order: ['read', 'P(q0 q1)', 'one', 'two', 'q2', 'end'],
    },
  ])('stand in one order: $case', ({ passageOfEach, passages, texts, order }) => {
    const items = laidOut(passageOfEach, passages, texts)
    expect(named(items)).toEqual(order)
    expect(items.map((each) => item.parse(each))).toEqual(items)
    expect(questionsIn({ sections: [{ id: 's', title: '', instructions: '', items }] }).map(({ id }) => id)).toEqual(
      passageOfEach.map((_, at) => `q${at}`),
    )
  })

  it.each([
    { case: 'all well', passageOfEach: [0, 0, null], passageCount: 1, texts: [0, 2, null], problems: [] },
    {
      case: 'no such passage',
      passageOfEach: [1],
      passageCount: 1,
      texts: [],
      problems: ['question 0 out_of_range', 'group 0 question_count_required'],
    },
    {
      case: 'a question between those of a passage',
      passageOfEach: [0, null, 0],
      passageCount: 1,
      texts: [],
      problems: ['question 2 passage_split'],
    },
    {
      case: 'a passage between those of another',
      passageOfEach: [0, 1, 0],
      passageCount: 2,
      texts: [],
      problems: ['question 2 passage_split'],
    },
    {
      case: 'a passage without questions',
      passageOfEach: [null],
      passageCount: 2,
      texts: [],
      problems: ['group 0 question_count_required', 'group 1 question_count_required'],
    },
    {
      case: 'a passage with fifty',
      passageOfEach: Array<number>(50).fill(0),
      passageCount: 1,
      texts: [],
      problems: [],
    },
    {
      case: 'a passage with one too many',
      passageOfEach: Array<number>(51).fill(0),
      passageCount: 1,
      texts: [],
      problems: ['group 0 too_many'],
    },
    {
      case: 'a text within a passage',
      passageOfEach: [0, 0],
      passageCount: 1,
      texts: [1],
      problems: ['text 0 passage_split'],
    },
    { case: 'a text between two passages', passageOfEach: [0, 1], passageCount: 2, texts: [1], problems: [] },
    {
      case: 'a text before no question',
      passageOfEach: [null],
      passageCount: 0,
      texts: [1],
      problems: ['text 0 out_of_range'],
    },
  ])('may stand so, or it is said which may not: $case', ({ passageOfEach, passageCount, texts, problems }) => {
    const found = placeProblems({ passageOfEach, passageCount, texts, sections: [] })
    expect(found.map(({ of, at, problem }) => `${of} ${at} ${problem}`)).toEqual(problems)
  })
})

describe('a version', () => {
  const sections = (items: ReturnType<typeof laidOut>) => [{ id: 's', title: '', instructions: '', items }]

  it('counts questions alone, wherever they stand', () => {
    const items = laidOut([null, 0, 0], ['P'], [{ text: 'T', before: 0 }])
    const front = frontOf({ sections: sections(items), settings: usual } as Parameters<typeof frontOf>[0])
    expect(front).toMatchObject({ questionCount: 3, kinds: ['single_choice', 'text', 'group'] })
  })

  const prose = { format: 'prose' } as const
  const formulas = { x: '<math><mi>x</mi></math>' }
  const written = (passage: Omit<TextToRead, 'text'>, text: Omit<TextToRead, 'text'> = {}) =>
    arranged({
      questions: [question('q')],
      passageOfEach: [0],
      passages: [{ text: 'P', ...passage }],
      texts: [{ text: 'T', ...text, before: null }],
      newId: ids(),
    })
  const LETTERS = ['bengali', 'latin_ext']
  const passageIn = (text: string) => laidOut([0], [text])
  const strips = { ['s'.repeat(22)]: { width: 400, height: 3000, placeholder: '#336699' } }
  const frames = { ['p'.repeat(22)]: { width: 4, height: 3, placeholder: '#336699' } }

  it.each([
    { case: 'plain passages and texts', items: written({}), needs: [] },
    { case: 'a passage in prose', items: written(prose), needs: ['prose'] },
    { case: 'a text in prose', items: written({}, prose), needs: ['prose'] },
    { case: 'a formula in a passage', items: written({ ...prose, formulas }), needs: ['prose', 'formulas'] },
    { case: 'a formula in a text', items: written({}, { ...prose, formulas }), needs: ['prose', 'formulas'] },
    { case: 'a picture in a passage', items: written({ ...prose, pictures: frames }), needs: ['prose'] },
    { case: 'a strip in a passage', items: written({ ...prose, pictures: strips }), needs: ['prose', 'strips'] },
    { case: 'letters in a passage', items: passageIn('নদীর কথা'), needs: ['bengali'] },
    { case: 'letters in a text', items: laidOut([null], [], [{ text: 'हिन्दी', before: 0 }]), needs: ['devanagari'] },
    { case: 'letters in an option', items: [question('q', { options: ['₹5', 'খ'] })], needs: LETTERS },
    { case: 'letters in an explanation', items: [question('q', { explanation: 'ক' })], needs: ['bengali'] },
    {
      case: 'letters in prose',
      items: [{ ...question('ক'), ...prose }],
      needs: ['prose', 'bengali'],
    },
  ])('tells what it takes to show $case, and is stored with it', ({ items, needs }) => {
    expect(needsOf({ sections: sections(items), settings: usual })).toEqual(needs)
    expect(items.map((each) => item.parse(each))).toEqual(items)
  })

  it.each([
    { items: laidOut([null], []), isPlain: true },
    { items: laidOut([0], ['P']), isPlain: false },
    { items: laidOut([null], [], [{ text: 'T', before: null }]), isPlain: false },
  ])('with $items.0.kind is for every page: $isPlain', ({ items, isPlain }) => {
    expect(isOfOneKind(kindsIn({ sections: sections(items) }))).toBe(isPlain)
  })

  it.each([[{}], [{ explanation: 'ক' }], [{ options: ['₹5', '₹6'] }]])(
    'of choices with %j is plain whatever its letters, but not in prose',
    (change) => {
      const items = [question('q', change)]
      const told = {
        needs: needsOf({ sections: sections(items), settings: usual }),
        kinds: kindsIn({ sections: sections(items) }),
      }
      expect(isPlain({ ...told, settings: usual, marksVary: false })).toBe(true)
      expect(isPlain({ ...told, needs: [...told.needs, 'prose'], settings: usual, marksVary: false })).toBe(false)
    },
  )
})

describe('an item as it is stored', () => {
  it.each([
    ['a question of before', question('q'), true],
    ['a passage without questions', { kind: 'group', id: 'g', stimulus: 'P', questions: [] }, false],
    ['a passage within one', { kind: 'group', id: 'g', stimulus: 'P', questions: laidOut([0], ['P']) }, false],
    ['a passage of spaces', { kind: 'group', id: 'g', stimulus: '  ', questions: [question('q')] }, false],
    ['a passage too long', { kind: 'group', id: 'g', stimulus: 'x'.repeat(20_001), questions: [question('q')] }, false],
    ['a text', { kind: 'text', id: 't', text: 'x'.repeat(20_000) }, true],
    ['a text of an unknown kind', { kind: 'note', id: 't', text: 'x' }, false],
  ])('is read: %s', (_, stored, isRead) => expect(item.safeParse(stored).success).toBe(isRead))
})
