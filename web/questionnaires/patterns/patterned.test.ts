import { describe, expect, it } from 'vitest'
import { PATTERN_IDS } from '#domain/patterns/pattern-id.ts'
import { PATTERNS } from '#domain/patterns/patterns.ts'
import { isComplete } from '#domain/questionnaires/drafts/draft.ts'
import { laidOutDraft } from '#domain/questionnaires/drafts/patterned-draft.ts'
import { advance, begunList, type DraftList } from '../entries/draft-list.ts'
import { readListed } from '../entries/listed-text.ts'
import { pastingStep, readPasted, usualPlace } from '../entries/pasted-into.ts'
import { contentOf, draftOf, emptyDetails } from '../entries/stored-draft.ts'
import { textOfQuiz } from '../entries/text-of-quiz.ts'
import { believedOf } from './believed.ts'
import { patternedOf } from './patterned.ts'

const begun = (id: (typeof PATTERN_IDS)[number]): DraftList =>
  begunList({ ...laidOutDraft(PATTERNS[id], emptyDetails()), text: null })

const countsIn = ({ details, entries }: DraftList) =>
  patternedOf(details, entries)?.counts.map(({ title, has, of }) => `${title}: ${has} of ${of}`)

const asText = (list: DraftList, change: (text: string) => string): DraftList => {
  const text = change(textOfQuiz(list, list.text))
  return advance(list, { type: 'typedText', text, items: readListed(text, list.offers).items, at: 0 })
}

describe.each(PATTERN_IDS)('a draft by %s', (id) => {
  it('is the same once the server has kept it', () => {
    const { details, items } = laidOutDraft(PATTERNS[id], emptyDetails())
    const content = JSON.parse(JSON.stringify(contentOf({ details, items: [...items] })))
    const { differences, draft } = patternedOf(draftOf(content).details, begunList(draftOf(content)).entries) ?? {}
    expect([differences, draft?.details.settings]).toEqual([[], details.settings])
  })

  it('is the same as text', () => {
    const before = begun(id)
    const after = asText(before, (text) => `${text}\n`)
    expect([countsIn(after), patternedOf(after.details, after.entries)?.differences]).toEqual([countsIn(before), []])
  })

  it('asks to confirm a sentence at a time', () => {
    const believed = believedOf(PATTERNS[id])
    expect(believed.length).toBeLessThanOrEqual(6)
    expect(new Set(believed).size).toBe(believed.length)
  })
})

it('a question that is written into a section of the text counts there', () => {
  const list = asText(begun('jee_main_2025'), (text) =>
    text.replace(/(Chemistry Section A[^\n]*\n(?:[^\n]+\n)*)/, '$1\nWhich gas is it?\na) Oxygen\nb) Neon\nAns: b\n\n'),
  )
  expect(countsIn(list)?.[2]).toBe('Chemistry Section A: 1 of 20')
  expect(patternedOf(list.details, list.entries)?.differences).toEqual([])
})

it('questions that are pasted while a heading is open stand below it', () => {
  const list = begun('neet_2025')
  const biology = list.entries.find(
    (entry) => 'part' in entry && entry.part.kind === 'section' && entry.part.title === 'Biology',
  )
  const open = advance(list, { type: 'opened', key: biology?.key ?? -1 })
  const { items } = readListed('1. Which?\na) x\nb) y\nAns: a\n\n2. What?\na) x\nb) y\nAns: b', list.offers)
  const pasted = items.flatMap((item) => ('prompt' in item ? [item] : []))
  expect(countsIn(advance(open, { type: 'tookQuestions', questions: pasted }))?.[2]).toBe('Biology: 2 of 90')
})

it('a question that is added stands in the section that is open', () => {
  const list = begun('neet_2025')
  const added = advance(list, { type: 'addedQuestion' })
  expect(added.entries.map((entry) => ('part' in entry ? 'heading' : 'question'))).toEqual([
    'heading',
    'question',
    'question',
    'heading',
    'heading',
  ])
})

describe('a paper that is pasted at once', () => {
  const bodies = {
    single_choice: '\na) x\nb) y\nc) z\nd) w',
    multiple_choice: '\na) x\nb) y\nc) z\nd) w',
    numerical: '',
  }
  const questions = (count: number, kind: keyof typeof bodies, answer: string) =>
    Array.from({ length: count }, (_, at) => `${at + 1}. What is ${at}?${bodies[kind]}${answer}`).join('\n\n')
  const numberedFrom = (first: number, text: string) =>
    text.replace(/^\d+(?=\.)/gm, (number) => String(Number(number) + first - 1))
  const pasted = (list: DraftList, text: string): DraftList => {
    const counts = patternedOf(list.details, list.entries)?.counts.map((count) => [count.key, count] as const)
    const { items } = readPasted(text, list)
    return advance(list, pastingStep(list, items, { place: usualPlace(list, items), counts: new Map(counts) }))
  }
  const isWhole = ({ details, entries }: DraftList) => {
    const { differences, counts } = patternedOf(details, entries) ?? { counts: [] }
    return [differences, counts.every(({ has, of }) => has === of)]
  }
  const both = `Section A\n\n${questions(20, 'single_choice', '\nAns: b')}\n\nSection B\n\n${questions(5, 'numerical', '\nAns: 5')}`

  it.each<[string, (typeof PATTERN_IDS)[number], string]>([
    ['with parts above sections', 'jee_main_2025', `PHYSICS\n${both}\n\nChemistry\n\n${both}\n\nMATHS\n\n${both}`],
    [
      'with its whole titles',
      'wbjee_2025_1',
      `Mathematics Category 1\n${questions(50, 'single_choice', '\nAns: a')}\n\nCategory 2:\n\n${questions(15, 'single_choice', '\nAns: d')}\n\nCATEGORY 3\n\n${questions(10, 'multiple_choice', '\nAns: a, c').replace('Ans: a, c', 'Ans: a')}`,
    ],
    [
      'with its keys behind all of it',
      'neet_2025',
      `Physics\n\n${questions(45, 'single_choice', '')}\n\nChemistry\n\n${numberedFrom(46, questions(45, 'single_choice', ''))}\n\nBiology\n\n${numberedFrom(91, questions(90, 'single_choice', ''))}\n\nAnswers\n${Array.from({ length: 180 }, (_, at) => `${at + 1}. b`).join('  ')}`,
    ],
  ])('fills its pattern %s', (_how, id, text) => {
    const list = pasted(begun(id), text)
    expect(isWhole(list)).toEqual([[], true])
    expect(list.entries.filter((entry) => 'question' in entry && !isComplete(entry.question))).toEqual([])
  })
})
