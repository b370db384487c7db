import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import type { Movement } from '#domain/questionnaires/movement.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { t } from '../../i18n/students/movement.ts'
import type { Progress, Step } from '../device/progress.ts'

type Paper = Pick<QuizPaperOnWire, 'layout' | 'settings'> & { questions: readonly { id: string }[] }

/** A section that asks something, in the order in which they are written. */
type Part = { title: string; minutes: number | undefined }

/** How an attempt goes through its paper. */
export type Course = {
  parts: readonly Part[]
  /** Of each question, in the attempt's own order, the place of its part. */
  partOf: readonly number[]
  movement: Movement
}

const movementIn = ({ settings }: Paper): Movement => {
  const movement = settings?.order?.movement
  return movement === 'by_section' || movement === 'by_question' ? movement : 'free'
}

export const courseOf = (paper: Paper): Course => {
  const { questions, layout } = paper
  const headed = layout?.sections ?? []
  const sectionOf = questions.map(({ id }) => headed.findIndex(({ question_ids: ids }) => ids.includes(id)))
  // What stands above the first heading is a part of its own, and one that asks nothing is none.
  const places = [...new Set(sectionOf)].sort((one, other) => one - other)
  return {
    parts: places.map((at) => ({ title: headed[at]?.title ?? '', minutes: headed[at]?.minutes })),
    partOf: sectionOf.map((at) => places.indexOf(at)),
    movement: movementIn(paper),
  }
}

/** The part whose time runs; of parts whose time is over the last one. Null where they share the paper's time. */
export const runningPart = (ends: readonly Instant[] | null, now: Instant): number | null => {
  if (!ends || ends.length === 0) return null
  const next = Math.min(...ends.filter((end) => end > now))
  return ends.indexOf(Number.isFinite(next) ? next : Math.max(...ends))
}

type Standing = { progress: Pick<Progress, 'questions' | 'at' | 'visited'>; running: number | null }

/** How far an attempt has come: the last place that it has been at. */
const reachedIn = ({ questions, at, visited }: Standing['progress']): number =>
  Math.max(at, ...visited.map((id) => questions.indexOf(id)))

/** Of each place whether it can be opened. */
export const openPlaces = ({ partOf, movement }: Course, { progress, running }: Standing): boolean[] => {
  const reached = reachedIn(progress)
  const first = partOf.indexOf(partOf[reached] ?? 0)
  // A part that has just begun is entered at its beginning.
  const next = running !== null && partOf[reached] !== running ? partOf.indexOf(running) : reached
  return partOf.map((part, at) => {
    if (running !== null && part !== running) return false
    if (movement === 'by_section') return at >= first
    return movement === 'free' || at === next || (at === next + 1 && next === reached)
  })
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
