import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import type { BegunOnWire, StudentOnWire } from '#contract/runs/attempts.ts'
import type { QuizCoverOnWire } from '#contract/site/quiz-cover.ts'
import { type CallFailure, fail, ok, type Reply } from '../../calls/reply.ts'
import { isPassing, keepTrying, type Patience } from '../../calls/retry.ts'
import type { AttemptJournal } from '../device/attempt-journal.ts'
import type { ServerClock } from '../device/clock.ts'
import type { KeptAttempt } from '../device/kept-attempt.ts'
import { orderedFor } from '../device/paper-parts.ts'
import type { PendingStart } from '../device/pending-start.ts'
import type { HandedOver, Tab } from '../device/tabs.ts'
import type { Api } from './api.ts'
import type { AttemptStart } from './attempt-view.ts'
import { isAllThere, offlineStartOf, startOf } from './beginning.ts'

/** What somebody wants who comes to the quiz's link: nothing said, to go on from another device, or to be new here. */
export type Wish = 'open' | 'resume' | 'somebody_else'

export type Opening =
  | { kind: 'leave'; to: string }
  | { kind: 'join'; paper: QuizPaperOnWire; pending: PendingStart }
  | { kind: 'take'; paper: QuizPaperOnWire; start: AttemptStart }
  | { kind: 'refused'; failure: CallFailure }

export type OpeningTools = {
  code: string
  wish: Wish
  /** What the server had rendered into the page; null: nothing. */
  cover: QuizCoverOnWire | null
  api: Pick<Api, 'paper' | 'student' | 'restore' | 'parts' | 'load'>
  clock: ServerClock
  journal: AttemptJournal
  tab: Tab
  /** This page's name as a writer. */
  device: string
  patience: Patience
  onFailure: (failure: CallFailure) => void
  newKey: () => string
  wallClock?: () => number
}

export const analysisOf = (code: string) => `/quiz/analysis?code=${encodeURIComponent(code)}`

/** Back to where codes are typed, with the one that led nowhere and the reason. */
export const codeAgain = (notice: string, code: string) => `/?notice=${notice}&code=${encodeURIComponent(code)}`

type Here = { attempts: KeptAttempt[]; handover: HandedOver | null }

/** What to show somebody who opens the quiz's link: what the server says, or without it what this device has kept. */
export const openQuiz = async (tools: OpeningTools): Promise<Opening> => {
  const { api, journal, tab, wish } = tools
  if (wish === 'somebody_else') return join(tools)
  const asked = api.student()
  const [attempts, handover] = await Promise.all([journal.read(), tab.handover])
  const here = { attempts, handover }
  const student = await asked
  if (student.ok) return goOn(student.value, here, tools)
  if (student.failure.code === 'new_student') return returnOrJoin(here, tools)
  return (await offline(here, tools)) ?? untilHeard(student.failure, here, tools)
}

/** The server does not answer, and nothing is kept here. */
const untilHeard = async (failure: CallFailure, here: Here, tools: OpeningTools): Promise<Opening> => {
  const { api, patience, onFailure } = tools
  onFailure(failure)
  const student = await keepTrying((timeoutMs) => api.student(timeoutMs), { patience, onFailure })
  if (student.ok) return goOn(student.value, here, tools)
  return student.failure.code === 'new_student'
    ? returnOrJoin(here, tools)
    : { kind: 'refused', failure: student.failure }
}

/** The server knows nobody here: the cookie was lost or refused, an older backup was restored, or somebody is new. */
const returnOrJoin = async (here: Here, tools: OpeningTools): Promise<Opening> => {
  const kept = here.attempts[0]
  if (kept?.deviceKey && kept.receipt && tools.wish !== 'resume') {
    const restored = await tools.api.restore(kept.deviceKey, kept.receipt)
    if (restored.ok) return goOn(restored.value, here, tools)
    if (isPassing(restored.failure)) return (await offline(here, tools)) ?? untilHeard(restored.failure, here, tools)
  }
  return join(tools)
}

const goOn = async (student: StudentOnWire | BegunOnWire, here: Here, tools: OpeningTools): Promise<Opening> => {
  const kept = here.attempts.find(({ id }) => id === student.id) ?? null
  if (student.attempted && isAllThere(kept, student)) {
    if (kept) await tools.journal.write({ ...kept, heldAt: (tools.wallClock ?? Date.now)() })
    return { kind: 'leave', to: analysisOf(tools.code) }
  }
  const paper = await paperOf(student, kept, tools)
  if (!paper.ok) return withoutPaper(paper.failure, tools.code)
  await tools.journal.writePaper(student.id, paper.value)
  const own = await orderedFor(paper.value, student.id)
  const start = startOf({ ...here, student, kept, paper: own, device: tools.device })
  return { kind: 'take', paper: own, start }
}

const withoutPaper = (failure: CallFailure, code: string): Opening =>
  failure.code === 'quiz_not_found'
    ? { kind: 'leave', to: codeAgain(failure.code, code) }
    : { kind: 'refused', failure }

/** The paper that came with the start, or is kept since then; otherwise the server gives it to who holds the attempt. */
const paperOf = async (
  student: StudentOnWire | BegunOnWire,
  kept: KeptAttempt | null,
  tools: OpeningTools,
): Promise<Reply<QuizPaperOnWire>> => {
  if ('paper' in student) return { ok: true, value: student.paper }
  const keptPaper = kept && (await tools.journal.readPaper(kept.id))
  const isPlayable = keptPaper && (await tools.api.load(keptPaper))
  return isPlayable ? { ok: true, value: keptPaper } : readPaper(tools, (paper) => paper.questions.length > 0)
}

const NO_QUESTIONS = { status: null, code: 'not_an_answer', fields: {}, retryAfterMs: null }

const readPaper = (
  { api, patience, onFailure }: OpeningTools,
  isUsable: (paper: QuizPaperOnWire) => boolean,
): Promise<Reply<QuizPaperOnWire>> =>
  keepTrying(
    async (timeoutMs) => {
      const reply = await api.paper(timeoutMs)
      return reply.ok && !isUsable(reply.value) ? fail(NO_QUESTIONS) : reply
    },
    { patience, onFailure },
  )

/** The front that came with the page, once all that its paper takes is here too; otherwise the server gives it anew. */
const coverOf = async (tools: OpeningTools): Promise<Reply<QuizPaperOnWire>> => {
  const { api, cover } = tools
  return cover && (await api.parts(cover.paper)) ? ok(cover.paper) : readPaper(tools, () => true)
}

/** The cover is enough to join by: the questions may come with the start alone. */
const join = async (tools: OpeningTools): Promise<Opening> => {
  const { journal, newKey } = tools
  const kept = Promise.all([journal.readStart(), journal.read()])
  const cover = await coverOf(tools)
  if (!cover.ok) return withoutPaper(cover.failure, tools.code)
  const [start, attempts] = await kept
  const isUsed = start !== null && attempts.some(({ deviceKey }) => deviceKey === start.deviceKey)
  if (start !== null && !isUsed) return { kind: 'join', paper: cover.value, pending: start }
  const pending = { deviceKey: newKey(), isPressed: false }
  await journal.writeStart(pending)
  return { kind: 'join', paper: cover.value, pending }
}

const offline = async ({ attempts, handover }: Here, tools: OpeningTools): Promise<Opening | null> => {
  const { journal, clock, device, wallClock = Date.now } = tools
  const kept = attempts[0]
  const keptPaper = kept && (await journal.readPaper(kept.id))
  if (!kept || !keptPaper || !(await tools.api.load(keptPaper))) return null
  const paper = await orderedFor(keptPaper, kept.id)
  const start = offlineStartOf({ kept, paper, handover, device }, { clock, wallClock })
  return { kind: 'take', paper, start }
}
