import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { questionId } from '../questions/question-id.ts'
import { emptyQuestion } from './drafts/draft.ts'
import {
  type DraftItem,
  isDraftPart,
  itemsPlaced,
  partGaps,
  placedItems,
  rewrittenSections,
} from './drafts/draft-item.ts'
import { placeProblems } from './items/passage.ts'
import type { Question } from './items/question.ts'
import { betweenIn, kindsIn, needsOf, type Section } from './questionnaire.ts'
import { sectioned } from './section.ts'
import { versionSettings } from './settings.ts'

/** `1`, `2`: headings; `P` a passage, `T`, `U` texts, any other letter a question; small ones belong to the passage. */
const itemOf = (letter: string): DraftItem => {
  if (/\d/.test(letter)) return { kind: 'section', title: letter, text: `of ${letter}`, format: 'prose' }
  if (letter === 'P' || letter === 'Q') return { kind: 'group', text: letter, format: 'prose' }
  if (letter === 'T' || letter === 'U') return { kind: 'text', text: letter, format: 'prose' }
  const question = { ...emptyQuestion(), prompt: letter.toUpperCase() }
  return letter === letter.toLowerCase() ? { ...question, inPassage: true } : question
}
const draft = (letters: string) => [...letters].map(itemOf)
const lettersOf = (items: readonly DraftItem[]) =>
  items
    .map((item) => {
      if (item.kind === 'section') return item.title
      if (isDraftPart(item)) return item.text
      return item.inPassage ? item.prompt.toLowerCase() : item.prompt
    })
    .join('')
/** As the server makes a version of it. */
const cut = (letters: string): Section[] => {
  const { questions, ...places } = placedItems(draft(letters))
  let ids = 0
  const asked = questions.map(({ prompt }): Question => {
    const texts = { id: questionId.parse(prompt), kind: 'single_choice' as const, format: 'prose' as const, prompt }
    return { ...texts, asked: { options: ['', ''] }, key: { correct: 0 } }
  })
  return sectioned({ questions: asked, ...places, newId: () => `id${++ids}` })
}
const told = (sections: readonly Section[]) =>
  sections.map((section) => `${section.title}:${lettersOf(rewrittenSections([{ ...section, isHeaded: undefined }]))}`)

describe('a list of questions with headings', () => {
  it.each([
    { list: 'AB', sections: [':AB'] },
    { list: '1AB', sections: ['1:AB'] },
    { list: 'A1B', sections: [':A', '1:B'] },
    { list: '1A2BC', sections: ['1:A', '2:BC'] },
    { list: '1PabTC', sections: ['1:PabTC'] },
    { list: '1APbc2QdE', sections: ['1:APbc', '2:QdE'] },
    { list: 'T1A', sections: [':T', '1:A'] },
    { list: '1TA', sections: ['1:TA'] },
    { list: '1AT2UB', sections: ['1:AT', '2:UB'] },
    { list: '1ATU2B', sections: ['1:ATU', '2:B'] },
    { list: '1A2BT', sections: ['1:A', '2:BT'] },
  ])('is cut into sections: $list', ({ list, sections }) => {
    const version = cut(list)
    expect(told(version)).toEqual(sections)
    expect(lettersOf(rewrittenSections(version)).toUpperCase()).toBe(list.toUpperCase())
    expect(version.every(({ title, isHeaded }) => (isHeaded ?? false) === (title !== ''))).toBe(true)
  })

  it('without any is the one section that it was', () => {
    const [section, ...others] = cut('AB')
    expect(others).toEqual([])
    expect(section).toEqual({ id: 'first', title: '', instructions: '', items: section?.items })
  })

  it('comes back as it was written, whatever stands where', () => {
    const word = fc.constantFrom('A', 'B', 'T', 'PaB', 'QbcT', '1A', '2B', 'T3C', '4TUD')
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        // Each question once, so that each has an id of its own.
        const letters = ['E', ...words].join('')
        const { sections, ...rest } = placedItems(draft(letters))
        expect(lettersOf(itemsPlaced({ ...rest, sections }))).toBe(letters)
        expect(lettersOf(rewrittenSections(cut(letters)))).toBe(letters)
      }),
    )
  })

  it('tells where its sections begin', () => {
    const { texts, sections } = placedItems(draft('AT1U2BC'))
    expect(texts.map(({ text, before, endsSection }) => [text, before, endsSection])).toEqual([
      ['T', 1, true],
      ['U', 1, true],
    ])
    expect(sections).toEqual([
      { title: '1', text: 'of 1', format: 'prose', before: 1 },
      { title: '2', text: 'of 2', format: 'prose', before: 1 },
    ])
  })
})

it.each([
  { passageOfEach: [null, null], sections: [0, 1], problems: [] },
  { passageOfEach: [null, null], sections: [1], problems: [] },
  { passageOfEach: [null, null], sections: [2], problems: ['section 0 question_count_required'] },
  { passageOfEach: [null, null], sections: [1, 1], problems: ['section 0 question_count_required'] },
  { passageOfEach: [null, null], sections: [1, 0], problems: ['section 1 out_of_range'] },
  { passageOfEach: [0, 0], sections: [0], problems: [] },
  { passageOfEach: [0, 0], sections: [1], problems: ['section 0 passage_split'] },
])('sections at $sections among $passageOfEach: $problems', ({ passageOfEach, sections, problems }) => {
  const found = placeProblems({ passageOfEach, passageCount: passageOfEach[0] === 0 ? 1 : 0, texts: [], sections })
  expect(found.map(({ of, at, problem }) => `${of} ${at} ${problem}`)).toEqual(problems)
})

it.each([
  { title: 'A', text: '', questions: 1, gaps: [] },
  { title: ' ', text: '', questions: 0, gaps: ['title', 'questions'] },
  { title: 'x'.repeat(201), text: '', questions: 1, gaps: ['shorter'] },
  { title: 'A', text: 'x'.repeat(4001), questions: 1, gaps: ['shorter'] },
  { title: 'A', text: '![](abcdefghijklmnopqrstuv)', questions: 1, gaps: ['picture'] },
  { title: 'A', text: 'All of them.', questions: 60, gaps: [] },
])('a section with $questions questions still needs $gaps', ({ title, text, questions, gaps }) =>
  expect(partGaps({ kind: 'section', title, text, format: 'prose' }, questions)).toEqual(gaps),
)

it('a heading is told to the page where it is one of a quiz, and needs what its texts need', () => {
  const headed = cut('1A').map((section) => ({ ...section, title: 'বিভাগ', formulas: { x: '<math/>' } }))
  expect(kindsIn({ sections: headed })).toEqual(['single_choice', 'section'])
  const settings = versionSettings.parse({})
  expect(needsOf({ sections: headed, settings })).toEqual(['prose', 'formulas', 'bengali'])
  const pages = headed.map(({ isHeaded: _, ...section }) => section)
  expect([betweenIn({ sections: pages }), kindsIn({ sections: pages })]).toEqual([[], ['single_choice']])
  expect(needsOf({ sections: pages, settings })).toEqual(['prose', 'formulas', 'bengali'])
})
