import type { QuestionId } from '#domain/question-id.ts'
import { questionsIn } from '#domain/questionnaire.ts'
import { type Change, lackingIn, misfitsIn, receptionOf, UNTOUCHED } from '#domain/response.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Instant } from '#domain/time-limit.ts'
import type { Context } from '../context.ts'
import type { Transaction, Work } from '../database/committer.ts'
import type { ShelvedQuiz } from '../questionnaires/shelve-papers.ts'
import { isVersionOf } from './policy.ts'
import { holderOf, type Kept, keepResponses, responsesOf, type StoredResponse } from './store.ts'

type Given = Change & { told: Readonly<Record<string, string>> }
export type ResponseRequest = Given & { quiz: ShelvedQuiz; versionId: string; deviceKey: string; at: Instant }

type Arrival = Given & {
  questionnaireId: string
  versionId: string
  holder: string
  id: string
  at: Instant
  isChangeable: boolean
}
type Standing = Pick<StoredResponse, 'revision' | 'isEnded' | 'savedAt'>
type Outcome = Result<Standing, 'response_changed' | 'already_answered'>

/** Answers that their questions do not take, or lack. */
export type Unfit = { ok: false; code: 'invalid_request'; wrong: QuestionId[]; lacking: QuestionId[] }
type Answer = Outcome | Unfit | Result<never, 'quiz_not_found' | 'responses_closed'>

type Needs = Pick<Context, 'committer' | 'papers' | 'db' | 'newId'>

/** A device's response is what it said last; whoever has not seen how it stands changes nothing. */
export const createGiveResponse = ({ committer, papers, db, newId }: Needs) => {
  const work: Work<Arrival, Outcome> = async (trx, arrivals) => {
    const stored = await responsesOf(trx, [...new Set(arrivals.map(({ holder }) => holder))])
    const kept = new Map<string, Kept>()
    const outcomes = arrivals.map((arrival) => receive(arrival, { stored, kept }))
    const done = await keepResponses(trx, [...kept.values()])
    if (done.size === kept.size) return outcomes
    return Promise.all(arrivals.map((arrival, at) => lookAgain(trx, { arrival, done, outcome: outcomes[at] })))
  }

  return async ({ quiz, deviceKey, ...request }: ResponseRequest): Promise<Answer> => {
    const { questionnaire } = quiz
    if (questionnaire.status !== 'active') return fail('responses_closed')
    if (!(await isVersionOf({ db }, quiz, request.versionId))) return fail('quiz_not_found')
    const version = await papers.version(db, request.versionId)
    const wrong = misfitsIn(request.answers, questionsIn(version))
    const lacking = request.isEnded ? lackingIn(request.answers, version.sections) : []
    if (wrong.length + lacking.length > 0) return { ok: false, code: 'invalid_request', wrong, lacking }
    return committer.commit(work, {
      ...request,
      questionnaireId: questionnaire.id,
      holder: holderOf(questionnaire.id, deviceKey),
      id: newId(),
      isChangeable: questionnaire.settings.responding.changeable,
    })
  }
}

type Known = { stored: Map<string, StoredResponse>; kept: Map<string, Kept> }

/** Notes what is to be kept, and sees it itself from then on: a device may say two things in one batch. */
const receive = (arrival: Arrival, { stored, kept }: Known): Outcome => {
  const { holder, at, answers, change, isEnded, told, questionnaireId } = arrival
  const stands = stored.get(holder)
  const reception = receptionOf(stands ?? UNTOUCHED, arrival, arrival.isChangeable)
  if (reception === 'over') return fail('already_answered')
  if (reception === 'known' && stands) return ok(stands)
  if (reception === 'changed' || (stands && stands.versionId !== arrival.versionId) || kept.has(holder))
    return fail('response_changed')
  const next: StoredResponse = {
    id: stands?.id ?? arrival.id,
    versionId: arrival.versionId,
    revision: arrival.basedOn + 1,
    change,
    answers,
    // Once ended it stays so: a change of it is complete as well.
    isEnded: isEnded || (stands?.isEnded ?? false),
    startedAt: stands?.startedAt ?? at,
    savedAt: at,
  }
  stored.set(holder, next)
  kept.set(holder, { ...next, questionnaireId, holder, told, endedAt: next.isEnded ? at : null })
  return ok(next)
}

type Doubtful = { arrival: Arrival; done: Set<string>; outcome: Outcome | undefined }

/** Another process has kept something of the same device meanwhile. */
const lookAgain = async (trx: Transaction, { arrival, done, outcome }: Doubtful): Promise<Outcome> => {
  if (outcome !== undefined && (!outcome.ok || done.has(arrival.holder))) return outcome
  const stands = (await responsesOf(trx, [arrival.holder])).get(arrival.holder)
  return stands?.change === arrival.change ? ok(stands) : fail('response_changed')
}
