import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import { knownSheet } from '#contract/runs/answer-entries.ts'
import type { BegunOnWire, StudentOnWire } from '#contract/runs/attempts.ts'
import { minutesOf } from '#contract/wire/wire.ts'
import { type AnswerSheet, entriesOf, notHeld } from '#domain/answers/answer.ts'
import type { AskedQuestion } from '#domain/questionnaires/items/question.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import { askedIn, givenTo } from '../../questions/players.tsx'
import { guessedNow, type ServerClock } from '../device/clock.ts'
import type { KeptAttempt } from '../device/kept-attempt.ts'
import { resumed, type Saved } from '../device/progress.ts'
import type { HandedOver } from '../device/tabs.ts'
import { type AttemptStart, personOf } from './attempt-view.ts'

type Paper = Pick<QuizPaperOnWire, 'questions' | 'duration'>

type Found = {
  student: StudentOnWire | BegunOnWire
  paper: Paper
  /** What this device has kept of the same attempt. */
  kept: KeptAttempt | null
  handover: HandedOver | null
  /** With which a start, a hand-over or a return has just been made. */
  deviceKey?: string | null
  /** This page's name. */
  device: string
}

/** The attempt as the server has it, with what this device knows beyond that. */
export const startOf = ({ student, paper, kept, handover, deviceKey, device }: Found): AttemptStart => ({
  id: student.id,
  code: student.quiz_code,
  deviceKey: deviceKey ?? kept?.deviceKey ?? null,
  receipt: 'receipt' in student ? student.receipt : (kept?.receipt ?? null),
  resumeCode: student.resume_code ?? kept?.resumeCode ?? null,
  progress: progressOn(paper, {
    kept: [kept, handover?.id === student.id ? handover : null],
    onServer: knownSheet(student.answers),
    base: student.base,
    writer: { turn: student.turn, device },
  }),
  epoch: student.epoch,
  endsAt: student.ends_at,
  sectionEnds: student.section_ends,
  givenBackMs: kept?.givenBackMs ?? 0,
  endedBy: student.attempted ? 'ended' : endedOn(kept, student.ends_at > student.server_now),
  person: personOf(student),
})

/** Whether the server holds all that this device has kept of an attempt. */
export const isAllThere = (kept: KeptAttempt | null, { answers }: StudentOnWire): boolean =>
  kept === null || Object.keys(notHeld(knownSheet(answers), kept.sheet)).length === 0

type KeptHere = { kept: KeptAttempt; paper: Paper; handover: HandedOver | null; device: string }

/** The attempt as this device has kept it, while the server is not to be heard. Nobody's name is kept here. */
export const offlineStartOf = (
  { kept, paper, handover, device }: KeptHere,
  { clock, wallClock }: { clock: ServerClock; wallClock: () => number },
): AttemptStart => {
  const { id, code, deviceKey, receipt, resumeCode, epoch, endsAt, sectionEnds, givenBackMs, base, turn } = kept
  clock.guess(guessedNow(kept, wallClock(), minutesOf(paper.duration) * MINUTE))
  const known = [kept, handover?.id === id ? handover : null]
  const progress = progressOn(paper, { kept: known, onServer: {}, base, writer: { turn, device } })
  const same = { id, code, deviceKey, receipt, resumeCode, epoch, endsAt, sectionEnds, givenBackMs }
  return { ...same, progress, endedBy: endedOn(kept), person: null }
}

/** What was kept with no time left may have been ended by the clock alone: time given since lets it go on. */
const endedOn = (kept: KeptAttempt | null, hasTimeLeft = false) => {
  if (kept?.section !== 'submitting') return null
  if (kept.leftMs !== 0) return 'asked'
  return hasTimeLeft ? null : 'time_over'
}

type Known = {
  kept: readonly (Saved | null)[]
  onServer: AnswerSheet
  base: string | null
  writer: { turn: number; device: string }
}

const progressOn = ({ questions }: Paper, { kept, ...known }: Known) => {
  const asked = new Map(askedIn(questions).map((question) => [question.id, question]))
  const usable = kept.flatMap((saved) => (saved ? [{ ...saved, sheet: onOffer(saved.sheet, asked) }] : []))
  return resumed([...asked.keys()], { ...known, kept: usable })
}

/** One answer that its question does not offer, and the server would refuse the whole sheet, again and again. */
const onOffer = (sheet: AnswerSheet, asked: ReadonlyMap<string, AskedQuestion>): AnswerSheet =>
  Object.fromEntries(
    entriesOf(sheet).flatMap(([id, entry]) => {
      const question = asked.get(id)
      if (question === undefined) return []
      const isOffered = entry.answer === null || givenTo(question, entry.answer) !== null
      return [[id, isOffered ? entry : { ...entry, answer: null, answerBy: null, firstBy: undefined }]]
    }),
  )
