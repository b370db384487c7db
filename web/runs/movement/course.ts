import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import { type Movement, secondsEach } from '#domain/questionnaires/movement.ts'
import { type Instant, MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { t } from '../../i18n/students/movement.ts'
import type { Progress, Step } from '../device/progress.ts'

type Paper = Pick<QuizPaperOnWire, 'layout' | 'settings'> & { questions: readonly { id: string }[] }

/**
 * A section that asks something, in the order in which they are written; or a question, where each has a time of its own.
 * `ms`: its own time.
 */
type Part = { title: string; ms: number | undefined }

/** How an attempt goes through its paper. */
export type Course = {
  parts: readonly Part[]
  /** Of each question, in the attempt's own order, the place of its part. */
  partOf: readonly number[]
  movement: Movement
  /** Whether each question is a part with a time of its own: what is saved of it goes to those after it. */
  byQuestion: boolean
}

const movementIn = ({ settings }: Paper): Movement => {
  const movement = settings?.order?.movement
  return movement === 'by_section' || movement === 'by_question' ? movement : 'free'
}

export const courseOf = (paper: Paper): Course => {
  const { questions, layout, settings } = paper
  const seconds = secondsEach(settings?.order ?? {})
  if (seconds !== null)
    return {
      parts: questions.map(() => ({ title: '', ms: seconds * SECOND })),
      partOf: questions.map((_, at) => at),
      ...{ movement: 'by_question', byQuestion: true },
    }
  const headed = layout?.sections ?? []
  const sectionOf = questions.map(({ id }) => headed.findIndex(({ question_ids: ids }) => ids.includes(id)))
  // What stands above the first heading is a part of its own, and one that asks nothing is none.
  const places = [...new Set(sectionOf)].sort((one, other) => one - other)
  return {
    parts: places.map((at) => ({ title: headed[at]?.title ?? '', ms: msOf(headed[at]?.minutes) })),
    partOf: sectionOf.map((at) => places.indexOf(at)),
    movement: movementIn(paper),
    byQuestion: false,
  }
}

const msOf = (minutes: number | undefined) => (minutes === undefined ? undefined : minutes * MINUTE)

/** The times of all parts, in milliseconds; null where they share the paper's. */
export const timesIn = ({ parts }: Course): number[] | null => {
  const own = parts.flatMap(({ ms }) => ms ?? [])
  return own.length > 0 && own.length === parts.length ? own : null
}

/** The part whose time runs; of parts whose time is over the last one. Null where they share the paper's time. */
export const runningPart = (ends: readonly Instant[] | null, now: Instant): number | null => {
  if (!ends || ends.length === 0) return null
  const next = Math.min(...ends.filter((end) => end > now))
  return ends.indexOf(Number.isFinite(next) ? next : Math.max(...ends))
}

/** The part whose time is shown: that of the open question, which may be ahead of the one that runs; null where they share the paper's. */
export const timedPart = (
  { byQuestion }: Course,
  { at, running }: { at: number; running: number | null },
): number | null => (running !== null && byQuestion ? Math.max(at, running) : running)

type Standing = { progress: Pick<Progress, 'questions' | 'at' | 'visited'>; running: number | null }

/** How far an attempt has come: the last place that it has been at. */
const reachedIn = ({ questions, at, visited }: Standing['progress']): number =>
  Math.max(at, ...visited.map((id) => questions.indexOf(id)))

/** Of each place whether it can be opened. */
export const openPlaces = (course: Course, { progress, running }: Standing): boolean[] => {
  const { partOf, movement, byQuestion } = course
  const reached = reachedIn(progress)
  // Whoever is quicker than the time of each question is ahead of it.
  if (byQuestion) return openAhead(partOf.length, { reached, running: running ?? 0 })
  const first = partOf.indexOf(partOf[reached] ?? 0)
  // A part that has just begun is entered at its beginning.
  const next = running !== null && partOf[reached] !== running ? partOf.indexOf(running) : reached
  return partOf.map((part, at) => {
    if (running !== null && part !== running) return false
    if (movement === 'by_section') return at >= first
    return movement === 'free' || at === next || (at === next + 1 && next === reached)
  })
}

const openAhead = (count: number, { reached, running }: { reached: number; running: number }): boolean[] => {
  const here = Math.max(reached, running)
  return Array.from({ length: count }, (_, at) => at === here || (at === here + 1 && here === reached))
}

/** Where to go on when the open question can not be open any more: at the first blank one, or the first. */
export const nextPlace = (open: readonly boolean[], isBlank: (at: number) => boolean): number | null => {
  const places = open.flatMap((isOpen, at) => (isOpen ? [at] : []))
  return places.find(isBlank) ?? places[0] ?? null
}

/** Whether a step is about a place that is open; the time spent on a question is told in any case. */
export const isOpenFor = (step: Step, questions: Progress['questions'], open: readonly boolean[]): boolean =>
  step.kind === 'spend' || (open[step.kind === 'open' ? step.at : questions.indexOf(step.question)] ?? false)

/** Whether a step leaves a part to which there is no way back. */
export const leavesPart = ({ partOf, movement }: Course, from: number, to: number): boolean =>
  movement === 'by_section' && partOf[from] !== partOf[to]

/** As it is called in a sentence. */
export const titleOf = ({ parts }: Course, part: number | undefined): string =>
  (part === undefined ? '' : parts[part]?.title) || t('movement.firstPart')
