import { baseOf } from '#contract/answer-entries.ts'
import { type AnswerSheet, mergedSheet, topSeq } from '#domain/answer.ts'
import { type Call, changesIn, type Misfit, misfitOf } from '#domain/answer-call.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { SUBMISSION_CODE_LENGTH } from '#domain/share-code.ts'
import { type Outcome, receptionOf, type SubmissionId } from '#domain/submission.ts'
import type { Instant } from '#domain/time-limit.ts'
import type { Context } from '../context.ts'
import type { Transaction, Work } from '../database/committer.ts'
import { isMeant } from './find-asked.ts'
import { type Ending, endingByToken } from './find-attempts.ts'
import { createReceiveLate } from './receive-late.ts'
import { scoredEntries } from './score-sheet.ts'
import { type End, recordEnds } from './store.ts'

/** `life`: the epoch, read before: within a transaction on the only connection nothing else can be read. */
type Arrival = { tokenHash: string; call: Call; code: string; at: Instant; life: string }
type Submitted = { code: string; outcome: Outcome }
type Answer = Result<Submitted, 'no_attempt' | 'too_late' | 'too_much_late'> | Misfit

type Needs = Pick<Context, 'committer' | 'papers' | 'now' | 'newCode' | 'newId' | 'epoch'>

/** A submission ends once: whoever comes later gets the code of that end, and is told what became of these answers. */
export const createSubmitQuiz = (context: Needs) => {
  const { committer, papers, now, newCode, epoch } = context
  const receiveLate = createReceiveLate(context)

  const work: Work<Arrival, Answer> = async (trx, arrivals) => {
    const found = await endingByToken(
      trx,
      arrivals.map(({ tokenHash }) => tokenHash),
    )
    const ends = new Map<SubmissionId, End>()
    /** Those that need the result to be stored first; they are rare. */
    const waiting: { place: number; arrival: Arrival; ending: Ending; code: string }[] = []
    const answers: (Answer | null)[] = []
    for (const [place, arrival] of arrivals.entries()) {
      const ending = found.get(arrival.tokenHash)
      const judged = ending ? await judge(trx, { ending, arrival, isEnded: ends.has(ending.id) }) : null
      answers.push(judged?.answer ?? (judged ? null : fail('no_attempt')))
      if (!ending || !judged) continue
      if (judged.end) ends.set(ending.id, judged.end)
      const code = ending.result?.code ?? ends.get(ending.id)?.code
      if (judged.answer === null && code) waiting.push({ place, arrival, ending, code })
    }
    await recordEnds(trx, [...ends.values()])
    for (const { place, arrival, ending, code } of waiting) {
      const received = await receiveLate(trx, { asked: ending, call: arrival.call, at: arrival.at })
      answers[place] = received.kind === 'refused' ? fail(received.code) : ok({ code, outcome: received.outcome })
    }
    return answers.map((answer) => answer ?? fail('no_attempt'))
  }
  work.locks = ({ tokenHash }) => ({ token: tokenHash })

  type Case = { ending: Ending; arrival: Arrival; isEnded: boolean }
  /** `answer` is null where it depends on the result that is stored first. */
  type Judged = { answer: Answer | null; end?: End }

  const judge = async (trx: Transaction, { ending, arrival, isEnded }: Case): Promise<Judged> => {
    const { call, code, at } = arrival
    if (!isMeant(call, ending)) return { answer: fail('no_attempt') }
    const version = await papers.version(trx, ending.versionId)
    const wrong = misfitOf(call, { ...ending, questions: version.questions })
    if (wrong) return { answer: wrong }
    if (ending.result || isEnded) return { answer: null }
    const isOpen = receptionOf({ ...ending, endedBy: null }, at) === 'open'
    const sheet = isOpen ? lastSheet(ending, arrival) : ending.savedSheet()
    const scored = scoredEntries(sheet, version, ending.marking)
    const { id, questionnaireId } = ending
    const endedBy = isOpen ? 'student' : 'server'
    const end: End = { id, questionnaireId, code, endedBy, endedAt: at, ...scored }
    if (!isOpen) return { answer: null, end }
    // Merged in time, nothing of it can be missing.
    return { answer: ok({ code, outcome: 'counted' }), end }
  }

  /** Ends the attempt with these answers, merged with what was saved; after the grace period they are kept as late. */
  return async ({ at = now(), ...submit }: { tokenHash: string; call: Call; at?: Instant }): Promise<Answer> =>
    committer.commit(work, { ...submit, code: newCode(SUBMISSION_CODE_LENGTH), at, life: await epoch() })
}

/** A page that has taken over all that is stored brings the whole sheet: nothing has to be read. */
const lastSheet = (ending: Ending, { call, life }: Arrival): AnswerSheet => {
  if (call.kind === 'counted' && call.basedOn === baseOf(life, ending.revision)) return call.sheet
  const saved = ending.savedSheet()
  const { turn } = ending
  return mergedSheet(saved, changesIn(call, { sheet: saved, topSeq: Math.max(ending.topSeq, topSeq(saved)), turn }))
}
