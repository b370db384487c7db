import { isSameFraction, type MarkingRules, type OwnMarking, rulesFor } from '../marking/marking.ts'
import type { Kind } from '../questions/rules.ts'
import { type Pattern, type PatternSection, rulesOf } from './pattern.ts'

/** A section of a paper as far as it is written; `rules` hold for what its questions don't say themselves. */
type LaidOutSection = {
  rules: MarkingRules
  choose: number | null
  questions: readonly (OwnMarking & { kind: Kind })[]
  /** How many of them each candidate meets, where they are drawn; left out: all. */
  met?: number | undefined
}

/** How long a section is to whoever takes the paper. */
export const lengthOf = ({ questions, met = questions.length }: Pick<LaidOutSection, 'questions' | 'met'>): number =>
  met

/** `minutes` are null until they are chosen. */
export type LaidOutPaper = {
  minutes: number | null
  sections: readonly LaidOutSection[]
  /** Whether its candidates go one way only, or its sections have times of their own. */
  isLed: boolean
  /** Whether negative marks are bounded. */
  hasFloor: boolean
}

type OfSection = 'count' | 'kind' | 'marks' | 'wrongCosts' | 'scheme' | 'choose'

/** Where a paper is not its pattern; `section` by its place. */
export type Difference =
  | { of: 'minutes' | 'movement' | 'floor' | 'sections'; section: null }
  | { of: OfSection; section: number }

/** What a paper changes of its pattern; what it lacks so far is no difference. */
export const differencesFrom = (pattern: Pattern, paper: LaidOutPaper): Difference[] => {
  const isSameTime = paper.minutes === null || paper.minutes === pattern.minutes.value
  const ofPaper: Difference[] = [
    ...(isSameTime ? [] : [{ of: 'minutes', section: null } as const]),
    ...(paper.isLed ? [{ of: 'movement', section: null } as const] : []),
    ...(paper.hasFloor ? [{ of: 'floor', section: null } as const] : []),
  ]
  if (paper.sections.length !== pattern.sections.length) return [...ofPaper, { of: 'sections', section: null }]
  const ofSections = pattern.sections.flatMap((wanted, at) => {
    const found = paper.sections[at]
    return found ? changedIn(wanted, found).map((of) => ({ of, section: at })) : []
  })
  return [...ofPaper, ...ofSections]
}

const changedIn = (wanted: PatternSection, found: LaidOutSection): OfSection[] => {
  const { rules, choose, questions } = found
  const rule = rulesOf(wanted)
  const applied = questions.length > 0 ? questions.map((question) => rulesFor(question, rules)) : [rules]
  const isChanged: Record<OfSection, boolean> = {
    count: lengthOf(found) > wanted.count.value,
    kind: questions.some(({ kind }) => kind !== wanted.kind.value),
    marks: applied.some(({ marksPerQuestion }) => marksPerQuestion !== rule.marksPerQuestion),
    wrongCosts: applied.some(({ wrongCosts }) => !isSameFraction(wrongCosts, rule.wrongCosts)),
    scheme: applied.some(({ scheme }) => scheme !== rule.scheme),
    choose: choose !== wanted.choose.value,
  }
  return (Object.keys(isChanged) as OfSection[]).filter((of) => isChanged[of])
}

const NOTHING = { questions: [] }

/** How many questions of how many a section has, where it lacks any. */
export type Missing = { section: number; has: number; of: number }

export const missingIn = (pattern: Pattern, { sections }: Pick<LaidOutPaper, 'sections'>): Missing[] =>
  pattern.sections
    .map(({ count }, at) => ({ section: at, has: lengthOf(sections[at] ?? NOTHING), of: count.value }))
    .filter(({ has, of }) => has < of)

/** Whether a paper may be called by its examination: nothing is changed, and nothing is missing. */
export const bearsName = (pattern: Pattern, paper: LaidOutPaper): boolean =>
  pattern.name !== null &&
  paper.minutes !== null &&
  differencesFrom(pattern, paper).length === 0 &&
  missingIn(pattern, paper).length === 0
