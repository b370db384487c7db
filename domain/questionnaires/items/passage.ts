import type { Problem } from '../../text/problem.ts'
import { requiredText } from '../../text/text.ts'
import type { Written } from '../../text/text-format.ts'

/** Of a passage, and of a text between questions, in characters. */
export const MAX_STIMULUS_LENGTH = 20_000
export const stimulusText = requiredText(MAX_STIMULUS_LENGTH)

/** What is only read: a passage, or a text between questions. */
export type Passage = Written & { text: string }

/** Of the heading of a section. */
export const MAX_SECTION_TITLE_LENGTH = 200
export const MAX_INSTRUCTIONS_LENGTH = 4000
export const MAX_SECTIONS = 100

/** Questions about one passage; passages of a quiz, and texts of a quiz. */
export const MAX_IN_GROUP = 50
export const MAX_GROUPS = 100
export const MAX_TEXTS = 100

/** Where passages and texts stand among questions; all places count from 0. */
export type Places = {
  /** Of each question the passage it belongs to; null for none. */
  groups: readonly (number | null)[]
  groupCount: number
  /** Of each text the question it stands before; null: after the last. */
  texts: readonly (number | null)[]
  /** Of each section the question that it begins with. */
  sections: readonly number[]
}

export type PlaceProblem = { of: 'question' | 'group' | 'text' | 'section'; at: number; problem: Problem }

/** Why questions, passages and texts can't stand so; none: they can. */
export const placeProblems = ({ groups, groupCount, texts, sections }: Places): PlaceProblem[] => [
  ...strayQuestions(groups, groupCount),
  ...sizesOf(groups, groupCount).flatMap((size, at): PlaceProblem[] => {
    if (size === 0) return [{ of: 'group', at, problem: 'question_count_required' }]
    return size > MAX_IN_GROUP ? [{ of: 'group', at, problem: 'too_many' }] : []
  }),
  ...texts.flatMap((before, at): PlaceProblem[] => {
    if (before === null) return []
    if (before >= groups.length) return [{ of: 'text', at, problem: 'out_of_range' }]
    return isWithinPassage(groups, before) ? [{ of: 'text', at, problem: 'passage_split' }] : []
  }),
  ...sections.flatMap((before, at): PlaceProblem[] => {
    const end = sections[at + 1] ?? groups.length
    if (end < before && before < groups.length) return [{ of: 'section', at: at + 1, problem: 'out_of_range' }]
    if (end <= before) return [{ of: 'section', at, problem: 'question_count_required' }]
    return isWithinPassage(groups, before) ? [{ of: 'section', at, problem: 'passage_split' }] : []
  }),
]

const isWithinPassage = (groups: Places['groups'], before: number): boolean =>
  before > 0 && groups[before] !== null && groups[before] === groups[before - 1]

const strayQuestions = (groups: Places['groups'], groupCount: number): PlaceProblem[] => {
  const begun = new Set<number>()
  return groups.flatMap((group, at): PlaceProblem[] => {
    if (group === null) return []
    if (group >= groupCount) return [{ of: 'question', at, problem: 'out_of_range' }]
    const isApart = groups[at - 1] !== group && begun.has(group)
    begun.add(group)
    return isApart ? [{ of: 'question', at, problem: 'passage_split' }] : []
  })
}

const sizesOf = (groups: Places['groups'], groupCount: number): number[] => {
  const sizes = Array<number>(groupCount).fill(0)
  for (const group of groups) {
    const size = group === null ? undefined : sizes[group]
    if (group !== null && size !== undefined) sizes[group] = size + 1
  }
  return sizes
}
