import * as z from 'zod/mini'
import type { RespondedPaperOnWire } from '#contract/runs/responses.ts'
import { questionId } from '#domain/questions/question-id.ts'
import { value } from '#domain/questions/value.ts'
import { DAY } from '#domain/time/time-limit.ts'
import { randomKey } from '../../calls/random-key.ts'

const answers = z.record(questionId, z.nullable(value))

const kept = z.object({
  /** By which the server knows this device. */
  deviceKey: z.string(),
  /** Null before the first answer. */
  versionId: z.nullable(z.string()),
  /** The revision that the server has, as this device knows. */
  revision: z.number(),
  /** All answers; null: taken back. */
  answers,
  /** Those that were changed since the server said that it has all. */
  unsent: z.array(questionId),
  /** Whether the server has all of it as it is. */
  isSent: z.boolean(),
  told: z.record(z.string(), z.string()),
  /** Whether the window that wrote it shows that it is complete: each window says so for itself. */
  isEnded: z.boolean(),
  /** Whether any window has said that it is complete, and the server does not know yet; null, as earlier pages wrote it: not said. */
  isEndToSend: z._default(z.nullable(z.boolean()), null),
  /** Whether the server counts what it has as complete. */
  isCounted: z._default(z.boolean(), false),
  /** The life of the database in which the server was heard last; null: it was not. */
  epoch: z._default(z.nullable(z.string()), null),
  /** Of what is on its way: said again, it is the same. */
  change: z.nullable(z.string()),
  /** When the server said that it has all of it as complete, in milliseconds of this device's clock; null: it has not said so. */
  arrivedAt: z._default(z.nullable(z.number()), null),
  /** Whether what the server has was deleted here: answers and details are those alone that were changed since. */
  isPart: z._default(z.boolean(), false),
})
/** What a device keeps of its response. */
export type Kept = z.infer<typeof kept> & { isEndToSend: boolean }

const PREFIX = 'quiznity_response_'
const nameOf = (code: string) => PREFIX + code

/** What was kept; null where there is nothing, or the device keeps nothing. */
export const readKept = (code: string): Kept | null => {
  try {
    const { data } = z.safeParse(kept, JSON.parse(localStorage.getItem(nameOf(code)) ?? 'null'))
    return data ? { ...data, isEndToSend: data.isEndToSend ?? (data.isEnded && !data.isSent) } : null
  } catch {
    return null
  }
}

/** The same, or what another window has kept of it since. */
export const keptSince = (code: string, ours: Kept): Kept => {
  const theirs = readKept(code)
  const isOfSame = theirs?.deviceKey === ours.deviceKey && theirs.versionId === ours.versionId
  if (!isOfSame) return ours
  const { answers, told, isEnded } = ours
  if (!theirs.isPart || ours.isPart || theirs.revision !== ours.revision) return { ...theirs, isEnded }
  // What was deleted on the device still stands on this page.
  const whole = { answers: { ...answers, ...theirs.answers }, told: { ...told, ...theirs.told }, isPart: false }
  return { ...theirs, isEnded, ...whole }
}

/** Who uses the device next may look so long for what was given, and after a restore it is sent again. */
const KEPT_AFTER_ARRIVAL = DAY

/** As it is kept once the server has all of it: of an anonymous response nothing stays, of another one nothing after a day. */
const lessened = (state: Kept, isAnonymous: boolean): Kept => {
  if (!(state.isSent && state.isCounted) || state.isEndToSend) return { ...state, arrivedAt: null }
  const now = Date.now()
  const arrivedAt = state.arrivedAt ?? now
  const isOver = isAnonymous || Math.abs(now - arrivedAt) >= KEPT_AFTER_ARRIVAL
  return { ...state, arrivedAt, ...(isOver && { answers: {}, told: {}, unsent: [], isPart: true }) }
}

/** Whether the device keeps it, as far as it has to. */
export const keep = (code: string, state: Kept, isAnonymous: boolean): boolean => {
  try {
    localStorage.setItem(nameOf(code), JSON.stringify(lessened(state, isAnonymous)))
    return true
  } catch {
    return false
  }
}

export const nothingYet = (): Kept => ({
  deviceKey: randomKey(),
  versionId: null,
  revision: 0,
  answers: {},
  unsent: [],
  isSent: true,
  told: {},
  isEnded: false,
  isEndToSend: false,
  isCounted: false,
  epoch: null,
  change: null,
  arrivedAt: null,
  isPart: false,
})

/** As another device from here on: with all that was answered and told, to be sent again, or with nothing. */
export const keptAnew = (code: string, ours: Kept, isGivenAgain: boolean): Kept => {
  const theirs = readKept(code)
  const { deviceKey, versionId, answers, told } = ours
  // Another window was the first to start anew: it is given once.
  if (theirs && theirs.deviceKey !== deviceKey && theirs.versionId === versionId) return theirs
  const anew = { ...nothingYet(), versionId }
  return isGivenAgain ? { ...anew, answers, told, unsent: idsOf(answers), isSent: false } : anew
}

/** The questions that these answers are to. */
export const idsOf = (answers: Kept['answers']) => Object.keys(answers).map((id) => questionId.parse(id))

/** The codes of all that this device keeps. */
export const keptCodes = (): string[] => {
  try {
    return Object.keys(localStorage).flatMap((name) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []))
  } catch {
    return []
  }
}

/** Whether there is anything that the server is to have, and may not. `oneCall`: all of it is given in one call. */
export const isToSend = ({ isSent, isEnded, isEndToSend, isCounted }: Kept, oneCall: boolean): boolean =>
  isEndToSend || (!isSent && (isEnded || !(oneCall || isCounted)))

/** Whether a database of another life may have less of it than this device was told. */
export const isInDoubt = ({ revision, epoch }: Kept, told: string | undefined): boolean =>
  revision > 0 && told !== undefined && epoch !== null && epoch !== told

/** Whether a poll asks something else than what was answered here: its teacher has changed it, or begun anew. */
export const isAskedAnew = ({ versionId, answers }: Kept, paper: RespondedPaperOnWire): boolean => {
  if (versionId === null || versionId === paper.version_id) return false
  const asked = new Set(paper.questions.map(({ id }) => id))
  const answered = Object.keys(answers)
  return answered.length === 0 || answered.some((id) => !asked.has(id))
}
