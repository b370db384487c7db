import type { QuestionId } from '../questions/question-id.ts'
import { acceptsAnswers, type Instant } from '../time/time-limit.ts'
import { minutesTogether, sectionMinutes } from './items/section-rules.ts'
import { orderMet } from './paper-order.ts'
import { type PartOfVersion, partsIn, type Section, type Version } from './questionnaire.ts'

type Asked = Pick<Version, 'sections' | 'settings'>

const askingParts = (version: Pick<Version, 'sections'>): PartOfVersion[] =>
  partsIn(version).filter(({ questions }) => questions.length > 0)

/** The parts that ask something, as an attempt meets them: sections with a time of their own end in this order. */
const partsMet = (version: Asked, attempt: string): PartOfVersion[] => {
  const parts = askingParts(version)
  if (!version.settings.order.sections) return parts
  const { sections } = orderMet(version, attempt)
  // What stands above the first heading is none of them, and comes first.
  return parts.sort((one, other) => sections.indexOf(one.section.id) - sections.indexOf(other.section.id))
}

/** The minutes of each section as an attempt meets them; null where they share the time of their paper. */
export const minutesMet = (version: Asked, attempt: string): number[] | null =>
  sectionMinutes(partsMet(version, attempt).map(({ section }) => section))

/** The minutes of all sections together; null where they share the time of their paper. */
export const minutesOfSections = (version: Pick<Version, 'sections'>): number | null =>
  minutesTogether(askingParts(version).map(({ section }) => section))

/** The sections without a time of their own, where others have one; what stands above the first heading is one. */
export const sectionsLackingMinutes = (version: Pick<Version, 'sections'>): Section[] => {
  const asking = askingParts(version).map(({ section }) => section)
  return asking.some(({ minutes }) => minutes !== undefined)
    ? asking.filter(({ minutes }) => minutes === undefined)
    : []
}

type Timed = { id: string; sectionEnds: readonly Instant[] | null }

/** The questions of an attempt whose section is over for answers that arrive at `now`. */
export const questionsOver = (version: Asked, { id, sectionEnds }: Timed, now: Instant): ReadonlySet<QuestionId> => {
  if (!sectionEnds?.some((end) => !acceptsAnswers(end, now))) return NONE
  return new Set(
    partsMet(version, id).flatMap(({ questions }, at) => {
      const end = sectionEnds[at]
      return end === undefined || acceptsAnswers(end, now) ? [] : questions.map((question) => question.id)
    }),
  )
}

const NONE: ReadonlySet<QuestionId> = new Set()
