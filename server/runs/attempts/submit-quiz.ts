import { baseOf } from '#contract/runs/answer-entries.ts'
import { type AnswerSheet, mergedSheet, topSeq } from '#domain/answers/answer.ts'
import { apartFrom, type Call, changesIn, type Misfit, misfitOf } from '#domain/answers/answer-call.ts'
import { type AttemptId, type Outcome, receptionOf } from '#domain/answers/attempt.ts'
import { questionsOver } from '#domain/questionnaires/own-times.ts'
import { drawnFor } from '#domain/questionnaires/pools.ts'
import { questionsIn } from '#domain/questionnaires/questionnaire.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { ATTEMPT_CODE_LENGTH } from '#domain/text/share-code.ts'
import { type Instant, SECOND } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import type { Transaction, Work } from '../../database/committer.ts'
import { scoredEntries } from '../scoring/score-sheet.ts'
import { isMeant } from './find-asked.ts'
import { type Attempt, attemptsByToken, savedSheets } from './find-attempts.ts'
import { createReceiveLate } from './receive-late.ts'
import { createSaveAnswers } from './save-answers.ts'
import { type End, recordEnds } from './store.ts'

/** `life`: the epoch, read before: within a transaction on the only connection nothing else can be read. */
type Arrival = Submit & { code: string; at: Instant; life: string }
type Submitted = { code: string; outcome: Outcome }
type Answer = Result<Submitted, 'no_attempt' | 'time_left' | 'too_late' | 'too_much_late'> | Misfit

type Needs = Pick<Context, 'committer' | 'papers' | 'now' | 'newCode' | 'newId' | 'epoch'>

/** `isAtEnd`: by the clock of a page that may not have heard of minutes given since. */
type Submit = { tokenHash: string; call: Call; isAtEnd?: boolean; at?: Instant }

/** The clock of no page is further ahead, and nobody gives less. */
const AHEAD_AT_MOST = 10 * SECOND

/** An attempt ends once: whoever comes later gets the code of that end, and is told what became of these answers. */
export const createSubmitQuiz = (context: Needs) => {
  const { committer, papers, now, newCode, epoch } = context
  const receiveLate = createReceiveLate(context)
  const saveAnswers = createSaveAnswers(context)

  const work: Work<Arrival, Answer> = async (trx, arrivals) => {
    const found = await attemptsByToken(
      trx,
      arrivals.map(({ tokenHash }) => tokenHash),
    )
    const saved = await sheetsToMerge(trx, { arrivals, found })
    const ends = new Map<AttemptId, End>()
    /** Those that need the result to be stored first; they are rare. */
    const waiting: { place: number; arrival: Arrival; attempt: Attempt; code: string }[] = []
    const answers: (Answer | null)[] = []
    for (const [place, arrival] of arrivals.entries()) {
      const attempt = found.get(arrival.tokenHash)
      const sheet = (attempt && saved.get(attempt.id)) ?? {}
      const judged = attempt
        ? await judge(trx, { papers, attempt, sheet, arrival, isEnded: ends.has(attempt.id) })
        : null
      answers.push(judged?.answer ?? (judged ? null : fail('no_attempt')))
      if (!attempt || !judged) continue
      if (judged.end) ends.set(attempt.id, judged.end)
      const code = attempt.code ?? ends.get(attempt.id)?.code
      if (judged.answer === null && code) waiting.push({ place, arrival, attempt, code })
    }
    await recordEnds(trx, [...ends.values()])
    for (const { place, arrival, attempt, code } of waiting) {
      const received = await receiveLate(trx, { asked: attempt, call: arrival.call, at: arrival.at })
      answers[place] = received.kind === 'refused' ? fail(received.code) : ok({ code, outcome: received.outcome })
    }
    return answers.map((answer) => answer ?? fail('no_attempt'))
  }
  work.locks = ({ tokenHash }) => ({ token: tokenHash })

  /** Ends the attempt with these answers, merged with what was saved; after the grace period they are kept as late. */
  return async ({ at = now(), ...submit }: Submit): Promise<Answer> => {
    const code = newCode(ATTEMPT_CODE_LENGTH)
    const answer = await committer.commit(work, { ...submit, code, at, life: await epoch() })
    // What fits of it is kept, as of a save that is refused.
    if ('wrong' in answer || (!answer.ok && answer.code === 'time_left')) await saveAnswers({ ...submit, at })
    return answer
  }
}

/** `sheet`: what is saved, where it has to be merged with what arrives. */
type Case = { papers: Needs['papers']; attempt: Attempt; sheet: AnswerSheet; arrival: Arrival; isEnded: boolean }
/** `answer` is null where it depends on the result that is stored first. */
type Judged = { answer: Answer | null; end?: End }

const judge = async (trx: Transaction, { papers, attempt, sheet, arrival, isEnded }: Case): Promise<Judged> => {
  const { call, code, at } = arrival
  if (!isMeant(call, attempt)) return { answer: fail('no_attempt') }
  const version = drawnFor(await papers.version(trx, attempt.versionId), attempt.id)
  const wrong = misfitOf(call, { ...attempt, questions: questionsIn(version) })
  if (wrong) return { answer: wrong }
  if (attempt.code !== null || isEnded) return { answer: null }
  if (arrival.isAtEnd && attempt.endsAt - at > AHEAD_AT_MOST) return { answer: fail('time_left') }
  const inTime = isInTime(attempt, arrival)
  const over = questionsOver(version, attempt, at)
  const timely = over.size > 0 ? { ...arrival, call: apartFrom(call, over) } : arrival
  const scored = scoredEntries(inTime ? lastSheet(attempt, sheet, timely) : sheet, version, attempt.marking)
  const { id, questionnaireId } = attempt
  const endedBy = inTime ? 'student' : 'server'
  const end: End = { id, questionnaireId, code, endedBy, endedAt: at, ...scored }
  if (!inTime || over.size > 0) return { answer: null, end }
  // Merged in time, nothing of it can be missing.
  return { answer: ok({ code, outcome: 'counted' }), end }
}

/** Of an attempt that nobody has ended yet. */
const isInTime = (attempt: Attempt, { at }: Arrival): boolean =>
  receptionOf({ ...attempt, endedBy: null }, at) === 'open'

/** A page that has taken over all that is stored brings the whole sheet: nothing has to be read, unless some of it came too late. */
const bringsAll = ({ revision, sectionEnds }: Attempt, { call, life }: Arrival): boolean =>
  sectionEnds === null && call.kind === 'counted' && call.basedOn === baseOf(life, revision)

type Round = { arrivals: Arrival[]; found: Map<string, Attempt> }

/** Reads, in one statement, what is saved of those that will end with it, by itself or merged. */
const sheetsToMerge = async (trx: Transaction, { arrivals, found }: Round) => {
  const merging = new Set<AttemptId>()
  for (const arrival of arrivals) {
    const attempt = found.get(arrival.tokenHash)
    if (!attempt || attempt.code !== null || attempt.revision === 0) continue
    if (!bringsAll(attempt, arrival) || !isInTime(attempt, arrival)) merging.add(attempt.id)
  }
  return savedSheets(trx, [...merging])
}

const lastSheet = (attempt: Attempt, saved: AnswerSheet, arrival: Arrival): AnswerSheet => {
  const { call } = arrival
  if (call.kind === 'counted' && bringsAll(attempt, arrival)) return call.sheet
  const { turn } = attempt
  return mergedSheet(saved, changesIn(call, { sheet: saved, topSeq: Math.max(attempt.topSeq, topSeq(saved)), turn }))
}
