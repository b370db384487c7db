import type { QuestionId } from '../questions/question-id.ts'
import { acceptsAnswers, type Instant, MINUTE, SECOND } from '../time/time-limit.ts'
import { minutesTogether, sectionMinutes } from './items/section-rules.ts'
import { secondsEach } from './movement.ts'
import { orderMet } from './paper-order.ts'
import { type PartOfVersion, partsIn, type Section, type Version } from './questionnaire.ts'
import type { VersionSettings } from './settings.ts'

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

/** What has a time of its own: a section's questions, or a single question. */
type Timed = { ids: readonly string[]; ms: number }

const timedIn = (version: Asked, attempt: string): Timed[] | null => {
  const seconds = secondsEach(version.settings.order)
  if (seconds !== null) return orderMet(version, attempt).questions.map((id) => ({ ids: [id], ms: seconds * SECOND }))
  const parts = partsMet(version, attempt)
  const minutes = sectionMinutes(parts.map(({ section }) => section))
  return (
    minutes?.map((own, at) => ({
      ids: parts[at]?.questions.map(({ id }) => id) ?? [],
      ms: own * MINUTE,
    })) ?? null
  )
}

/**
 * The times, in milliseconds, of what has one of its own, as an attempt meets it: of its sections, or of its questions;
 * null where all share the time of their paper. `version`: as it was drawn for the attempt.
 */
export const timesMet = (version: Asked, attempt: string): number[] | null =>
  timedIn(version, attempt)?.map(({ ms }) => ms) ?? null

type Front = { settings: Pick<VersionSettings, 'order'>; toldSections: readonly Pick<Section, 'minutes'>[] }

/** Whether sections, or questions, have times of their own. */
export const hasOwnTimes = ({ settings, toldSections }: Front): boolean =>
  secondsEach(settings.order) !== null || sectionMinutes(toldSections) !== null

type Lasting = { minutes: number; questionCount: number; settings: Pick<VersionSettings, 'order'> }

/** How long students have, in milliseconds: the minutes of the version, which are whole, but where each question has its seconds. */
export const lastingMs = ({ minutes, questionCount, settings }: Lasting): number => {
  const seconds = secondsEach(settings.order)
  return seconds === null ? minutes * MINUTE : questionCount * seconds * SECOND
}

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

type Ending = { id: string; sectionEnds: readonly Instant[] | null }

/** The questions of an attempt whose own time, or whose section's, is over for answers that arrive at `now`. */
export const questionsOver = (version: Asked, { id, sectionEnds }: Ending, now: Instant): ReadonlySet<QuestionId> => {
  if (!sectionEnds?.some((end) => !acceptsAnswers(end, now))) return NONE
  const over = timedIn(version, id)?.flatMap(({ ids }, at) => {
    const end = sectionEnds[at]
    return end === undefined || acceptsAnswers(end, now) ? [] : ids
  })
  return new Set(over as QuestionId[])
}

const NONE: ReadonlySet<QuestionId> = new Set()
