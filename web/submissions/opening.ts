import type { QuizPaperOnWire } from '#contract/questionnaires.ts'
import type { StudentOnWire } from '#contract/submissions.ts'
import type { AnswerSheet } from '#domain/answer.ts'
import { questionId } from '#domain/question.ts'
import type { CallFailure } from '../api/reply.ts'
import { type Api, sheetOf } from './api.ts'
import type { AttemptStart } from './attempt.ts'
import type { ServerClock } from './clock.ts'
import type { Journal, KeptAttempt, Notes } from './journal.ts'
import { type Progress, resumed, type Saved } from './progress.ts'
import { keepTrying, type Patience, timeoutMs } from './retry.ts'
import type { Tab } from './tabs.ts'

export type Opening =
  | { kind: 'leave'; to: string }
  | { kind: 'join'; paper: QuizPaperOnWire; notes: Notes | null }
  | { kind: 'take'; paper: QuizPaperOnWire; start: AttemptStart }
  | { kind: 'refused'; failure: CallFailure }

export type OpeningTools = {
  code: string
  api: Pick<Api, 'paper' | 'student'>
  clock: ServerClock
  journal: Journal
  tab: Tab
  patience: Patience
  onFailure: (failure: CallFailure) => void
  newKey: () => string
  wallClock?: () => number
}

export const analysisOf = (code: string) => `/quiz/analysis?code=${encodeURIComponent(code)}`

/** What to show somebody who opens the quiz's link: what the server says, or without it what this device has kept. */
export const openQuiz = async (tools: OpeningTools): Promise<Opening> => {
  const { api, journal, tab, patience, onFailure } = tools
  const asked = api.student()
  const [notes, keptPaper, handover] = await Promise.all([journal.readNotes(), journal.readPaper(), tab.handover])
  const kept = notes?.attempt ?? null

  let student = await asked
  if (!student.ok && student.failure.code !== 'new_student') {
    if (kept && keptPaper) return offline({ kept, paper: keptPaper, deviceKey: notes?.deviceKey, handover }, tools)
    onFailure(student.failure)
    student = await keepTrying(api.student, { patience, onFailure })
  }
  if (student.ok && student.value.attempted) {
    await journal.clear()
    return { kind: 'leave', to: analysisOf(tools.code) }
  }
  if (!student.ok && student.failure.code !== 'new_student') return { kind: 'refused', failure: student.failure }

  const isKept = student.ok && kept?.id === student.value.id
  const paper = isKept && keptPaper ? { ok: true as const, value: keptPaper } : await readPaper(tools)
  if (!paper.ok) {
    if (paper.failure.code === 'quiz_not_found') return { kind: 'leave', to: '/?notice=quiz_not_found' }
    return { kind: 'refused', failure: paper.failure }
  }
  if (!student.ok) return { kind: 'join', paper: paper.value, notes }
  const start = startOf({ student: student.value, paper: paper.value, notes, handover }, tools)
  return { kind: 'take', paper: paper.value, start }
}

const readPaper = ({ api, patience, onFailure }: OpeningTools) =>
  keepTrying((failures) => api.paper(timeoutMs(failures)), { patience, onFailure })

type Found = { student: StudentOnWire; paper: QuizPaperOnWire; notes: Notes | null; handover: Saved | null }

/** The attempt as the server has it, with what this device knows beyond that. */
export const startOf = (
  { student, paper, notes, handover }: Found,
  { newKey }: Pick<OpeningTools, 'newKey'>,
): AttemptStart => {
  const kept = notes?.attempt?.id === student.id ? notes.attempt : null
  const onServer = { sheet: sheetOf(student), revision: student.revision }
  const known = [onServer, kept, kept && handover].filter((saved) => saved !== null)
  return {
    id: student.id,
    deviceKey: notes?.deviceKey ?? newKey(),
    resumeCode: student.resume_code ?? kept?.resumeCode ?? null,
    progress: resumedOn(paper, known),
    acknowledged: student.revision,
    endsAt: student.ends_at,
    section: kept?.section ?? 'quiz',
  }
}

type KeptHere = {
  kept: KeptAttempt
  paper: QuizPaperOnWire
  deviceKey: string | undefined
  handover: Saved | null
}

const offline = (
  { kept, paper, deviceKey, handover }: KeptHere,
  { clock, newKey, wallClock = Date.now }: OpeningTools,
): Opening => {
  clock.guess(wallClock() + kept.clockAhead)
  const start: AttemptStart = {
    id: kept.id,
    deviceKey: deviceKey ?? newKey(),
    resumeCode: kept.resumeCode,
    progress: resumedOn(paper, handover ? [kept, handover] : [kept]),
    acknowledged: 0,
    endsAt: kept.endsAt,
    section: kept.section,
  }
  return { kind: 'take', paper, start }
}

const resumedOn = ({ questions }: QuizPaperOnWire, known: readonly Saved[]): Progress => {
  const options = new Map(questions.map(({ id, options }) => [questionId.parse(id), options.length]))
  return resumed(
    [...options.keys()],
    known.map((saved) => ({ ...saved, sheet: onOffer(saved.sheet, options) })),
  )
}

/** One answer that its question does not offer, and the server would refuse the whole sheet, again and again. */
const onOffer = (sheet: AnswerSheet, options: ReadonlyMap<string, number>): AnswerSheet =>
  Object.fromEntries(
    Object.entries(sheet).map(([id, entry]) => {
      const isOffered = entry.answer === null || entry.answer.option < (options.get(id) ?? 0)
      return [id, isOffered ? entry : { ...entry, answer: null }]
    }),
  )
