import { type AttemptId, attemptId } from '#domain/answers/attempt.ts'
import { identityOf, isSameDescribed } from '#domain/questionnaires/identity.ts'
import { endWithin } from '#domain/questionnaires/opening.ts'
import { hasOwnTimes, lastingMs, timesMet } from '#domain/questionnaires/own-times.ts'
import { drawnFor } from '#domain/questionnaires/pools.ts'
import { takesStudents } from '#domain/questionnaires/questionnaire.ts'
import { isKeyInScores } from '#domain/questionnaires/release.ts'
import { releaseOf } from '#domain/questionnaires/settings.ts'
import type { Described } from '#domain/questionnaires/told.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { RESUME_CODE_LENGTH } from '#domain/text/share-code.ts'
import { sectionEnds } from '#domain/time/section-ends.ts'
import type { Context } from '../../context.ts'
import type { Transaction, Work } from '../../database/committer.ts'
import { isTaken, lockAttempts } from '../../database/dialect.ts'
import type { ShelvedQuiz } from '../../questionnaires/papers/shelve-papers.ts'
import { hashOf, tokenOfDevice } from '../../secrets.ts'
import { MOST_WHERE_SCORES_TELL } from '../responses/bound-participants.ts'
import { type WholeAttempt, wholeAttemptsByParticipant, wholeAttemptsByToken } from './find-whole-attempts.ts'
import { setRunsAside } from './set-runs-aside.ts'
import { correctParticipant, handOver, insertAttempts, type NewAttempt, participantKey } from './store.ts'

type Start = {
  attempt: NewAttempt
  token: string
  /** The device can make its token again: whatever else it holds, it is better off with this one. */
  hasStrongKey: boolean
  quizCode: string
  takesNew: boolean
  /** Whether a run that has ended makes way for the next one. */
  isPractice: boolean
  heldTokenHash: string | null
}
/** `token`: for the browser to keep; null where it holds the attempt's already. */
type Started = { attempt: WholeAttempt; token: string | null }
type Outcome = Result<Started, 'already_started' | 'other_attempt' | 'quiz_closed'>
/** `too_many_starts`: nobody new is taken from there, or on this device, for some time. */
type Answer = Outcome | Result<never, 'too_many_starts'>

export type StartRequest = {
  quiz: ShelvedQuiz
  participant: Described
  /** The hash of the token that this browser holds for this quiz. */
  heldTokenHash: string | null
  deviceKey: string | null
  /** Where the call comes from. */
  address: string
  /** Whether a window and a code let somebody new begin; whoever has begun goes on without. */
  isLetIn: boolean
}

type Needs = Pick<
  Context,
  'committer' | 'db' | 'papers' | 'now' | 'newId' | 'newCode' | 'newToken' | 'participants' | 'restarts'
>

/** One person starts one quiz once: its clock, its paper and its rules are fixed from then on. */
export const createStartQuiz = (needs: Needs) => {
  const { committer, newId, newCode, newToken } = needs
  const room = createRoom(needs)
  const work: Work<Start, Outcome> = async (trx, starts) => {
    await setRunsAside(trx, startedAnew(starts))
    const fresh = await insertAttempts(
      trx,
      starts.filter(({ takesNew }) => takesNew).map((start) => start.attempt),
    )
    const again = starts.filter(({ attempt }) => !fresh.has(attempt.id))
    const before = await whatStoodBefore(trx, again)
    const outcomes: Outcome[] = []
    for (const start of starts) {
      if (fresh.has(start.attempt.id)) outcomes.push(ok({ attempt: asStarted(start), token: start.token }))
      else outcomes.push(await startAgain(trx, start, before))
    }
    return outcomes
  }

  const commit = (start: Start): Promise<Outcome> =>
    committer.commit(work, start).catch((error) => {
      // Another device has put its number right to the same one: it has it now, and this one is told so.
      if (isTaken(error)) return committer.commit(work, start)
      throw error
    })

  return async ({ quiz, participant, heldTokenHash, deviceKey, address, isLetIn }: StartRequest): Promise<Answer> => {
    const quizCode = quiz.questionnaire.shareCode
    const ofDevice = deviceKey === null ? null : tokenOfDevice(deviceKey, quizCode)
    const token = ofDevice ?? newToken()
    const id = attemptId.parse(newId())
    const attempt: NewAttempt = {
      id,
      ...(await timesOf(needs, { quiz, id })),
      questionnaireId: quiz.questionnaire.id,
      versionId: quiz.version.id,
      participant,
      tokenHash: hashOf(token),
      turn: 0,
      deviceKeyHash: deviceKey === null ? null : hashOf(deviceKey),
      resumeCode: newCode(RESUME_CODE_LENGTH),
      marking: quiz.version.marking,
    }
    const isOpen = isLetIn && takesStudents(quiz.questionnaire.status)
    const place = isOpen ? room.take({ quiz, address, held: heldTokenHash, next: attempt.tokenHash }) : null
    const start: Start = {
      ...{ attempt, token, hasStrongKey: ofDevice !== null, quizCode, heldTokenHash },
      ...{ takesNew: place !== null, isPractice: quiz.questionnaire.settings.practice },
    }
    let isNew = false
    try {
      const outcome = await commit(start)
      isNew = outcome.ok && outcome.value.attempt.id === attempt.id
      if (!outcome.ok && outcome.code === 'quiz_closed' && isOpen) return fail('too_many_starts')
      return outcome
    } finally {
      if (!isNew) place?.giveBack()
    }
  }
}

/** When an attempt that starts now ends, and each of its sections, or questions, that has a time of its own. */
const timesOf = async ({ db, papers, now }: Needs, { quiz, id }: { quiz: ShelvedQuiz; id: AttemptId }) => {
  const { questionnaire, version } = quiz
  const startedAt = now()
  const endsAt = endWithin(questionnaire.settings.opening, { startedAt, lastsMs: lastingMs(version) })
  const times = hasOwnTimes(version) ? timesMet(drawnFor(await papers.version(db, version.id), id), id) : null
  return { startedAt, endsAt, sectionEnds: times && sectionEnds(times, { startedAt, endsAt }) }
}

type Newcomer = { quiz: ShelvedQuiz; address: string; held: string | null; next: string }

/** Room for one more start: how many come from one address, and, where scores tell the key, how often one device comes again. */
const createRoom = ({ participants, restarts, now }: Pick<Needs, 'participants' | 'restarts' | 'now'>) => ({
  /** Null: there is none for now. */
  take: ({ quiz, address, held, next }: Newcomer): { giveBack: () => void } | null => {
    const { questionnaire, version } = quiz
    const from = { questionnaireId: questionnaire.id, address }
    const isTold = isKeyInScores(releaseOf(questionnaire.settings), now())
    if (!participants.take(from, isTold ? MOST_WHERE_SCORES_TELL : undefined)) return null
    const again = isTold && held !== null ? { held, next, minutes: version.minutes } : null
    if (again && !restarts.take(again)) {
      participants.giveBack(from)
      return null
    }
    return {
      giveBack: () => {
        participants.giveBack(from)
        if (again) restarts.giveBack(again)
      },
    }
  },
})

const keyOf = ({ attempt }: Start) => participantKey(attempt.questionnaireId, identityOf(attempt.participant))

const startedAnew = (starts: Start[]) =>
  starts
    .filter(({ isPractice, takesNew }) => isPractice && takesNew)
    .map((start) => ({ participantKey: keyOf(start), tokenHash: start.attempt.tokenHash }))

type Before = { byNumber: Map<string, WholeAttempt>; byToken: Map<string, WholeAttempt> }

/** Locked before it is read: a start must not take back what is handed over at the same moment. */
const whatStoodBefore = async (trx: Transaction, starts: Start[]): Promise<Before> => {
  if (starts.length === 0) return { byNumber: new Map(), byToken: new Map() }
  const tokens = starts.map(({ attempt }) => attempt.tokenHash)
  await lockAttempts(trx, { tokens, ids: [], participants: starts.map(keyOf) })
  const held = await wholeAttemptsByToken(trx, tokens)
  return {
    byNumber: await wholeAttemptsByParticipant(trx, starts.map(keyOf)),
    byToken: new Map(held.map((attempt) => [attempt.tokenHash, attempt])),
  }
}

/** Somebody has started with this number, or on this device, before; or the quiz takes nobody new. */
const startAgain = async (trx: Transaction, start: Start, { byNumber, byToken }: Before): Promise<Outcome> => {
  const ofNumber = byNumber.get(keyOf(start))
  const ofDevice = byToken.get(start.attempt.tokenHash)
  if (ofNumber) {
    if (ofNumber.id === ofDevice?.id)
      return ok({ attempt: await withDetails(trx, ofNumber, start), token: start.token })
    if (ofNumber.tokenHash === start.heldTokenHash) return goOnInBrowser(trx, ofNumber, { start, isFree: !ofDevice })
    if (ofDevice || !isKnownDevice(ofNumber, start)) return fail('already_started')
    return ok({ attempt: await heldBy(trx, ofNumber, start), token: start.token })
  }
  if (!ofDevice) return fail('quiz_closed')
  if (!isUntouched(ofDevice)) return fail('other_attempt')
  return ok({ attempt: await withDetails(trx, ofDevice, start), token: start.token })
}

/** Nothing was answered yet: whoever typed something wrong may put it right. */
const isUntouched = ({ revision, end }: WholeAttempt) => revision === 0 && end === null

const withDetails = async (trx: Transaction, existing: WholeAttempt, { attempt }: Start): Promise<WholeAttempt> => {
  const { participant, questionnaireId } = attempt
  if (!isUntouched(existing) || isSameDescribed(existing.participant, participant)) return existing
  await correctParticipant(trx, existing.id, { participant, questionnaireId })
  return { ...existing, participant }
}

type Browser = { start: Start; isFree: boolean }

/** The browser has the attempt's cookie; with a key it can from now on make its token again where that gets lost. */
const goOnInBrowser = async (
  trx: Transaction,
  existing: WholeAttempt,
  { start, isFree }: Browser,
): Promise<Outcome> => {
  if (!start.hasStrongKey || !isFree) return ok({ attempt: existing, token: null })
  return ok({ attempt: await heldBy(trx, existing, start), token: start.token })
}

/** The same device under another token: no other one is signed off, so its turn goes on. */
const heldBy = async (trx: Transaction, existing: WholeAttempt, { attempt }: Start): Promise<WholeAttempt> => {
  const { id, tokenHash, turn } = existing
  await handOver(trx, { id, from: { tokenHash, turn }, to: attempt.tokenHash, isNewTurn: false })
  return { ...existing, tokenHash: attempt.tokenHash }
}

/** The answer to the first start was lost on its way: only the same device knows its key, until a hand-over voids it. */
const isKnownDevice = ({ deviceKeyHash }: WholeAttempt, { attempt }: Start) =>
  deviceKeyHash !== null && deviceKeyHash === attempt.deviceKeyHash

const asStarted = ({ attempt, quizCode }: Start): WholeAttempt => ({
  ...attempt,
  quizCode,
  givenBackMs: 0,
  endedAt: null,
  revision: 0,
  topSeq: 0,
  savedAt: null,
  sheet: {},
  end: null,
})
