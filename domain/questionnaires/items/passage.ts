import type { Problem } from '../../text/problem.ts'
import { requiredText } from '../../text/text.ts'
import type { Written } from '../../text/text-format.ts'

/** Of a passage, and of a text between questions, in characters. */
export const MAX_PASSAGE_LENGTH = 20_000
export const passageText = requiredText(MAX_PASSAGE_LENGTH)

/** What is only read: a passage, or a text between questions. */
export type TextToRead = Written & { text: string }

/** Of the heading of a section. */
export const MAX_SECTION_TITLE_LENGTH = 200
export const MAX_INSTRUCTIONS_LENGTH = 4000
export const MAX_SECTIONS = 100

/** Questions about one passage; passages, and texts, of one questionnaire. */
export const MAX_IN_PASSAGE = 50
export const MAX_PASSAGES = 100
export const MAX_TEXTS = 100

/** Where passages and texts stand among questions; all places count from 0. */
export type Places = {
  /** Of each question the passage it belongs to; null for none. */
  passageOfEach: readonly (number | null)[]
  passageCount: number
  /** Of each text the question it stands before; null: after the last. */
  texts: readonly (number | null)[]
  /** Of each section the question that it begins with. */
  sections: readonly number[]
}

export type PlaceProblem = { of: 'question' | 'group' | 'text' | 'section'; at: number; problem: Problem }

/** Why questions, passages and texts can't stand so; none: they can. */
export const placeProblems = ({ passageOfEach, passageCount, texts, sections }: Places): PlaceProblem[] => [
  ...strayQuestions(passageOfEach, passageCount),
  ...sizesOf(passageOfEach, passageCount).flatMap((size, at): PlaceProblem[] => {
    if (size === 0) return [{ of: 'group', at, problem: 'question_count_required' }]
    return size > MAX_IN_PASSAGE ? [{ of: 'group', at, problem: 'too_many' }] : []
  }),
  ...texts.flatMap((before, at): PlaceProblem[] => {
    if (before === null) return []
    if (before >= passageOfEach.length) return [{ of: 'text', at, problem: 'out_of_range' }]
    return isWithinPassage(passageOfEach, before) ? [{ of: 'text', at, problem: 'passage_split' }] : []
  }),
  ...sections.flatMap((before, at): PlaceProblem[] => {
    const end = sections[at + 1] ?? passageOfEach.length
    if (end < before && before < passageOfEach.length) return [{ of: 'section', at: at + 1, problem: 'out_of_range' }]
    if (end <= before) return [{ of: 'section', at, problem: 'question_count_required' }]
    return isWithinPassage(passageOfEach, before) ? [{ of: 'section', at, problem: 'passage_split' }] : []
  }),
]

const isWithinPassage = (passageOfEach: Places['passageOfEach'], before: number): boolean =>
  before > 0 && passageOfEach[before] !== null && passageOfEach[before] === passageOfEach[before - 1]

const strayQuestions = (passageOfEach: Places['passageOfEach'], passageCount: number): PlaceProblem[] => {
  const begun = new Set<number>()
  return passageOfEach.flatMap((passage, at): PlaceProblem[] => {
    if (passage === null) return []
    if (passage >= passageCount) return [{ of: 'question', at, problem: 'out_of_range' }]
    const isApart = passageOfEach[at - 1] !== passage && begun.has(passage)
    begun.add(passage)
    return isApart ? [{ of: 'question', at, problem: 'passage_split' }] : []
  })
}

const sizesOf = (passageOfEach: Places['passageOfEach'], passageCount: number): number[] => {
  const sizes = Array<number>(passageCount).fill(0)
  for (const passage of passageOfEach) {
    const size = passage === null ? undefined : sizes[passage]
    if (passage !== null && size !== undefined) sizes[passage] = size + 1
  }
  return sizes
}
