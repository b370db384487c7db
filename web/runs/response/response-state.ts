import type { readResponse } from '#contract/runs/responses.ts'
import { entriesOf } from '#domain/answers/answer.ts'
import type { QuestionId } from '#domain/questions/question-id.ts'
import { isSameValue, type Value } from '#domain/questions/value.ts'
import { type Changes, changed, entryOf, nextChange, unsentIn, withUnsent } from '../device/changes.ts'
import {
  ENDED,
  isToSend,
  type KeptResponse,
  mergedResponse,
  nameOfTold,
  type Standing,
  toldIn,
} from '../device/kept-response.ts'
import type { Brought } from './from-link.ts'

/** A response as one page knows it. */
export type ResponseState = Changes &
  Omit<KeptResponse, 'unsent' | 'writtenAt'> & {
    /** What the page's address brings along: it is said with the first change, and is nobody's word until then. */
    brought: Readonly<Record<string, Value>>
  }

type New = Pick<KeptResponse, 'id' | 'code'> & { device: string }

const NOT_HEARD: Standing = { revision: 0, isCounted: false, epoch: null, heard: 0 }

export const newResponse = ({ device, ...same }: New): ResponseState => ({
  ...same,
  ...{ versionId: null, sheet: {}, standing: NOT_HEARD, isEnded: false, change: null, isPart: false, heldAt: null },
  // Until what is asked was heard nothing is sent by itself.
  ...{ oneCall: true, isAnonymous: false, brought: {}, writer: { turn: 0, device }, changes: 0, changedIn: {} },
})

/** What the device keeps, as a page goes on with it. */
export const resumedResponse = ({ unsent, writtenAt: _, ...kept }: KeptResponse, device: string): ResponseState =>
  withUnsent({ ...newResponse({ ...kept, device }), ...kept }, unsent)

export const unsentOf = (state: Pick<Changes, 'changedIn'>): string[] => unsentIn(state, 0)

export const recordOf = (
  { brought: _, writer: _writer, changes: _changes, changedIn, ...kept }: ResponseState,
  writtenAt: number,
): KeptResponse => ({ ...kept, unsent: unsentIn({ changedIn }, 0), writtenAt })

export const isAllSent = (state: ResponseState): boolean => unsentOf(state).length === 0

/** Whether its respondent has said anything. */
export const isBegun = (state: ResponseState): boolean => state.standing.revision > 0 || !isAllSent(state)

export const hasToSend = (state: ResponseState): boolean => isToSend({ ...state, unsent: unsentOf(state) })

/** All that was said, taken back (null) included: answers by their questions, the rest by its names. */
export const saidIn = ({ sheet, brought }: Pick<ResponseState, 'sheet' | 'brought'>) => {
  const answers: Record<QuestionId, Value | null> = {}
  const told: Record<string, string> = {}
  const all = entriesOf(sheet).map(([id, { answer }]): [QuestionId, Value | null] => [id, answer])
  for (const [id, value] of [...(Object.entries(brought) as [QuestionId, Value][]), ...all]) {
    const name = toldIn(id)
    if (name !== null) told[name] = String(value ?? '')
    else if (id !== ENDED) answers[id] = value
  }
  return { answers, told }
}

/** One change by whoever gives the response, with which what the address brought is said too. */
export const said = (state: ResponseState, id: QuestionId, answer: Value | null): ResponseState => {
  const all = Object.entries({ ...state.brought, [id]: answer }) as [QuestionId, Value | null][]
  const after = all.reduce((before, [name, value]) => {
    return changed(before, name, { answer: value, answerBy: nextChange(before, name) })
  }, state)
  return { ...after, brought: {}, change: null, heldAt: null }
}

/** It was said that it is complete. */
export const ended = (state: ResponseState): ResponseState => ({ ...said(state, ENDED, true), isEnded: true })

/** It is not said any more that it is complete, which nobody has to be told. */
export const reopened = (state: ResponseState): ResponseState => {
  const { brought, change, changes } = state
  const after = said({ ...state, brought: {} }, ENDED, false)
  return { ...after, brought, change, changes, changedIn: known(after, [ENDED]), isEnded: false }
}

/** These are known to the server. */
const known = ({ changedIn }: Changes, ids: readonly string[]) => ({
  ...changedIn,
  ...Object.fromEntries(ids.map((id) => [id, 0])),
})

/** What the server says that it has, as it was heard. */
type Heard = { epoch: string | null }

/** The server has all that stood in `sent`; what was changed since is still to be sent. */
export const acknowledged = (
  state: ResponseState,
  sent: ResponseState,
  { revision, isCounted, epoch }: Heard & { revision: number; isCounted: boolean },
): ResponseState => {
  const arrived = unsentOf(state).filter((id) => {
    const [now, then] = [entryOf(state, id as QuestionId), entryOf(sent, id as QuestionId)]
    // Said again after something was changed, it is to be sent with that.
    return id === ENDED ? now.answerBy?.seq === then.answerBy?.seq : isSameValue(now.answer, then.answer)
  })
  const standing = { revision, isCounted, epoch, heard: state.standing.heard + 1 }
  const after = { ...state, standing, changedIn: known(state, arrived) }
  return isAllSent(after) ? { ...after, change: null } : after
}

/** What another window of this device has kept is taken over; what this page shows as complete stays so. */
export const withKept = (state: ResponseState, kept: KeptResponse): ResponseState => {
  const { versionId, sheet, standing, change, isPart, unsent } = mergedResponse(kept, recordOf(state, kept.writtenAt))
  const arrived = Object.keys(sheet).filter((id) => !unsent.includes(id))
  const after = { ...state, versionId, sheet, standing, isPart, changedIn: known(state, arrived) }
  const missing = unsent.filter((id) => !(after.changedIn[id] ?? 0))
  return { ...withUnsent(after, missing), change }
}

type Asked = { version_id: string; questions: readonly { id: string }[] }
export type Stored = NonNullable<ReturnType<typeof readResponse.data.parse>['response']>

/** What was given to its end and belongs to nobody any more is not given again. */
const isParted = (state: ResponseState): boolean =>
  state.isAnonymous && isAllSent(state) && (state.isEnded || state.standing.isCounted)

/** All of it is to be sent again, with its end where it had one. */
const toSendAgain = (state: ResponseState, wasEnded: boolean): ResponseState => {
  const after = wasEnded ? { ...said({ ...state, brought: {} }, ENDED, true), brought: state.brought } : state
  const rest = Object.keys(after.sheet).filter((id) => id !== ENDED)
  return { ...withUnsent(after, rest), change: null }
}

const isEndToSend = (state: ResponseState): boolean => unsentOf(state).includes(ENDED)

/**
 * What the server has, and what was said here since. A server that has less than it once said, as after the restore of an
 * older backup, is to have all of it again; what was deleted here begins anew there, with what was changed since.
 */
export const heard = (state: ResponseState, stored: Stored | null, { epoch }: Heard): ResponseState => {
  const { standing, isPart, isAnonymous, isEnded } = state
  const times = standing.heard + 1
  const wasEnded = isEndToSend(state) || isEnded || (standing.isCounted && isAllSent(state))
  if (stored === null) {
    const nothing = { ...state, change: null, standing: { revision: 0, isCounted: false, epoch, heard: times } }
    if (isPart && !isAnonymous) {
      const anew = { ...nothing, isPart: false }
      return isAllSent(state) ? { ...anew, sheet: {}, changedIn: {}, isEnded: false } : toSendAgain(anew, wasEnded)
    }
    const isDone = isParted(state) || (standing.revision === 0 && isAllSent(state))
    return isDone ? nothing : toSendAgain(nothing, wasEnded)
  }
  const { revision, is_ended: isCounted, version_id: versionId } = stored
  const next = { ...state, versionId, change: null, standing: { revision, isCounted, epoch, heard: times } }
  if (revision < standing.revision && !isPart && !(isAnonymous && isCounted)) return toSendAgain(next, wasEnded)
  const isAllCounted = isCounted && isAllSent(state)
  // What was changed since it was complete is not sent because something else was.
  return { ...withStored(next, stored.answers), isPart: false, isEnded: isEnded || isAllCounted }
}

/** With the answers that the server has, but where others were given here since. */
const withStored = (state: ResponseState, stored: Stored['answers']): ResponseState => {
  const theirs = new Map(stored.map(({ question_id: id, value }) => [id as QuestionId, value]))
  const unsent = unsentOf(state)
  const ours = entriesOf(state.sheet).filter(([id]) => toldIn(id) === null && id !== ENDED)
  const ids = new Set([...theirs.keys(), ...ours.map(([id]) => id)])
  const others = [...ids].filter((id) => {
    return !unsent.includes(id) && !isSameValue(entryOf(state, id).answer, theirs.get(id) ?? null)
  })
  return others.reduce((before, id) => {
    const entry = { answer: theirs.get(id) ?? null, answerBy: nextChange(before, id) }
    const { changes, changedIn } = before
    return { ...changed(before, id, entry), changes, changedIn: { ...changedIn, [id]: 0 } }
  }, state)
}

const answeredIn = ({ sheet }: ResponseState): QuestionId[] =>
  entriesOf(sheet).flatMap(([id, { answer }]) => (answer === null || toldIn(id) !== null || id === ENDED ? [] : [id]))

/** Whether a poll asks something else than what was answered here: its teacher has changed it, or begun anew. */
export const isAskedAnew = (state: ResponseState, { version_id: version, questions }: Asked): boolean => {
  if (state.versionId === null || state.versionId === version) return false
  const answered = answeredIn(state)
  return answered.length === 0 || answered.some((id) => !questions.some((asked) => asked.id === id))
}

/** What was answered is not asked any more; what was told beside it stays. */
export const askedAnew = (state: ResponseState): ResponseState => {
  const blank = [...answeredIn(state), ENDED].reduce((before, id) => said(before, id, null), state)
  const standing = { ...NOT_HEARD, heard: state.standing.heard + 1 }
  return { ...blank, standing, isEnded: false, isPart: false, changes: state.changes, changedIn: {} }
}

/** What a page's address says, as it stands in a sheet. */
export const broughtIn = ({ answers, told }: Brought): Record<string, Value> => ({
  ...answers,
  ...Object.fromEntries(Object.entries(told).map(([name, value]) => [nameOfTold(name), value])),
})
