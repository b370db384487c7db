import { lackingIn, longestBeyond, misfitsIn, unfinishedIn } from '#domain/answers/response.ts'
import { keptOn, pathOf } from '#domain/questionnaires/branching.ts'
import { identityAmong } from '#domain/questionnaires/identity.ts'
import { ABILITIES } from '#domain/questionnaires/kinds.ts'
import { questionsIn, type Version } from '#domain/questionnaires/questionnaire.ts'
import { formOf } from '#domain/questionnaires/settings.ts'
import { STRAIGHT_ON } from '#domain/questionnaires/taking.ts'
import type { QuestionId } from '#domain/questions/question-id.ts'
import type { ResponseAnswers } from '#domain/questions/value.ts'
import { fail, type Result } from '#domain/result.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { type NamedFile, namedFiles, notThereAmong } from '../../media/uploads/find-named.ts'
import { erasedAmong, senderOf } from '../../personal-data/store.ts'
import type { ShelvedQuiz } from '../../questionnaires/papers/shelve-papers.ts'
import { hashOf } from '../../secrets.ts'
import { deleteBegun } from './anonymous-store.ts'
import { isShut, isVersionOf } from './policy.ts'
import {
  type Arrival,
  type Given,
  type NotTaken,
  receiveResponses,
  type Standing,
  type Taken,
} from './receive-responses.ts'
import { holderOf, markOf, personOf } from './store.ts'

export type ResponseRequest = Given & { quiz: ShelvedQuiz; versionId: string; deviceKey: string; at: Instant }

/** Answers that their questions do not take, or lack. */
export type Unfit = {
  ok: false
  code: 'invalid_request'
  wrong: QuestionId[]
  lacking: QuestionId[]
  unfinished: QuestionId[]
  /** Files that they name and that are not there. */
  gone: QuestionId[]
  /** The longest of them, where all together are too long. */
  tooLong: QuestionId[]
}

type Answer = Result<Standing, NotTaken | 'quiz_not_found'> | Unfit
type Needs = Pick<Context, 'committer' | 'papers' | 'db' | 'newId' | 'sign' | 'partings'>

/** A device's response is what it said last; whoever has not seen how it stands changes nothing. */
export const createGiveResponse = ({ committer, papers, db, newId, sign, partings }: Needs) => {
  const commit = async (arrival: Arrival): Promise<Taken> => {
    const outcome = await committer.commit(receiveResponses, arrival)
    if (!outcome.ok && outcome.code === 'again') return commit(arrival)
    if (arrival.mark !== null && arrival.isEnded) partings.note()
    return outcome
  }

  return async ({ quiz, deviceKey, ...request }: ResponseRequest): Promise<Answer> => {
    const { questionnaire } = quiz
    const { changeable, anonymous, at_most: atMost, one_per_person: one } = questionnaire.settings.responding
    const holder = holderOf(questionnaire.id, deviceKey)
    const mark = anonymous ? markOf(sign, questionnaire.id, deviceKey) : null
    const senders = (mark === null ? [holder] : [mark, hashOf(request.change)]).map(senderOf)
    if (isShut(questionnaire, request.at)) {
      const wasErased = (await erasedAmong(db, senders)).size > 0
      return fail(wasErased ? 'response_erased' : 'responses_closed')
    }
    if (!(await isVersionOf({ db }, quiz, request.versionId))) return fail('quiz_not_found')
    const version = await papers.version(db, request.versionId)
    const wrong = misfitsIn(request.answers, questionsIn(version))
    const { kept, lacking } = request.isEnded ? whatCounts(version, request.answers) : asItIs(request.answers)
    const unfinished = request.isEnded ? unfinishedIn(kept, questionsIn(version)) : []
    const files = namedFiles(questionsIn(version), kept)
    const gone = await notThereAmong(db, holder, files ?? [])
    const longest = longestBeyond(request.answers, ABILITIES[questionnaire.kind].longestResponse)
    const tooLong = longest === null ? [] : [longest]
    const unfit = { wrong, lacking, unfinished, gone, tooLong }
    if (Object.values(unfit).some(({ length }) => length > 0)) return { ok: false, code: 'invalid_request', ...unfit }
    const form = formOf(questionnaire.settings)
    const isOnePerPerson = one && form !== null && request.isEnded
    const arrival: Arrival = {
      ...request,
      person: isOnePerPerson ? personOf(sign, questionnaire.id, identityAmong(form, request.told)) : null,
      answers: kept,
      questionnaireId: questionnaire.id,
      holder,
      files: files?.map(({ id }) => id) ?? null,
      id: newId(),
      takesFormer: ABILITIES[questionnaire.kind].versions,
      isChangeable: changeable && !anonymous,
      atMost,
      mark,
      senders,
    }
    if (!anonymous || !request.isEnded || request.basedOn > 0) return told(await commit(arrival), files ?? [])
    // What says that a device has begun is never written together with what was given to the end.
    const change = `${arrival.change}.begun`
    const begun = await commit({ ...arrival, change, isEnded: false, answers: {} })
    if (!begun.ok && begun.code !== 'already_answered') return told(begun, [])
    const given = await commit({ ...arrival, basedOn: begun.ok ? begun.value.revision : 1 })
    // What is not taken leaves nothing of its device.
    if (begun.ok && !given.ok) {
      await db.transaction().execute((trx) => deleteBegun(trx, { holder, change }))
      partings.note()
    }
    return told(given, [])
  }
}

/** What was there when it was looked for may be gone once it is kept. */
const told = (outcome: Taken, files: readonly NamedFile[]): Answer => {
  if (outcome.ok) return outcome
  if (outcome.code !== 'file_gone') return fail(outcome.code)
  const gone = [...new Set(files.map(({ questionId }) => questionId))]
  return { ok: false, code: 'invalid_request', wrong: [], lacking: [], unfinished: [], gone, tooLong: [] }
}

const asItIs = (answers: ResponseAnswers) => ({ kept: answers, lacking: [] })

/** Which questions stand on which page. */
const pagesOf = ({ sections }: Pick<Version, 'sections'>) =>
  sections.map((section) => ({ questions: questionsIn({ sections: [section] }).map(({ id }) => id) }))

/** What somebody has to have said who was led by these answers; what they were not asked is left out. */
const whatCounts = ({ sections, settings }: Pick<Version, 'sections' | 'settings'>, answers: ResponseAnswers) => {
  const path = pathOf(pagesOf({ sections }), settings.taking ?? STRAIGHT_ON, answers)
  const kept = keptOn(path, answers)
  const asked = new Set(path.stops.flatMap(({ questions }) => questions))
  return { kept, lacking: lackingIn(kept, sections, asked) }
}
