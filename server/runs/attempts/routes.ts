import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isQuiz } from '#contract/questionnaires/kind-on-wire.ts'
import { knownAnswers } from '#contract/runs/answer-entries.ts'
import * as contract from '#contract/runs/attempts.ts'
import type { GivenAnswerOnWire } from '#contract/runs/given-answers.ts'
import type { FailureCode } from '#contract/wire/failure.ts'
import type { FieldProblems } from '#contract/wire/problems-of.ts'
import { isoOf } from '#contract/wire/wire.ts'
import type { Misfit } from '#domain/answers/answer-call.ts'
import { marksAsNumber } from '#domain/marking/marks.ts'
import { describedBy, identitiesBy } from '#domain/questionnaires/identity.ts'
import { sectionMinutes } from '#domain/questionnaires/items/section-rules.ts'
import { isUsualJoining } from '#domain/questionnaires/joining.ts'
import { setIn } from '#domain/questionnaires/opening.ts'
import { isPlain, outOfVersion } from '#domain/questionnaires/questionnaire.ts'
import type { Shown } from '#domain/questionnaires/release.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { arrivalOf } from '../../http/arrival.ts'
import { addressOf } from '../../http/limits.ts'
import { type Refusal, serve } from '../../http/serve.ts'
import { attemptOf, attemptsOf, keepAttempt } from '../../http/who-is-asking.ts'
import type { ShelvedQuiz } from '../../questionnaires/papers/shelve-papers.ts'
import { standingsOn } from '../scoring/store.ts'
import { studentOnWire } from './describe-student.ts'
import { lateSummaries } from './find-late-answers.ts'
import { type WholeAttempt, wholeAttemptAt, wholeAttemptsByToken } from './find-whole-attempts.ts'
import { letIn } from './let-in.ts'
import { openQuiz } from './open-quiz.ts'
import { readCall } from './read-call.ts'
import { restoreAttempt } from './restore-attempt.ts'
import { resumeQuiz } from './resume-quiz.ts'
import { createSaveAnswers, type Standing } from './save-answers.ts'
import { saveByCookieOrKey } from './save-by-key.ts'
import { showResult } from './show-result.ts'
import { createStartQuiz } from './start-quiz.ts'
import { createSubmitQuiz } from './submit-quiz.ts'
import { whatIsShown } from './what-is-shown.ts'

type Server = { app: FastifyInstance; context: Context }

export const attemptRoutes = (app: FastifyInstance, context: Context): void => {
  beginningRoutes({ app, context })
  answeringRoutes({ app, context })
  readingRoutes({ app, context })
}

const beginningRoutes = (server: Server) => {
  const { context } = server
  const startQuiz = createStartQuiz(context)

  serve(server, { ...contract.startQuiz, data: contract.besidePaper }, async ({ body, request, reply }) => {
    const { quiz_code: quizCode, device_key: deviceKey = null } = body
    const quiz = await openQuiz(context, { request, quizCode })
    if (!quiz.ok) return quiz
    if (isOutdated(quiz.value, body)) return fail('page_outdated')
    const described = describedBy(quiz.value.questionnaire.settings.joining, body)
    if (!described.ok) return isOfFormerForm(body, described) ? fail('page_outdated') : invalid(described)
    const address = addressOf(request)
    const newcomer = { quiz: quiz.value, participant: described.value, address }
    const { why, refusal } = await letIn(context, { ...newcomer, code: body.access_code })
    const started = await startQuiz({
      ...newcomer,
      isLetIn: why === null,
      heldTokenHash: attemptOf(request, quizCode),
      deviceKey,
    })
    if (!started.ok) return why === null || why === 'quiz_closed' ? started : refusal(why)
    const { attempt, token } = started.value
    if (token !== null) keepAttempt(context, { request, reply }, { quizCode, token })
    context.live.touch(quizCode)
    return begun(context, quiz.value, attempt)
  })

  serve(server, { ...contract.resumeQuiz, data: contract.besidePaper }, async ({ body, request, reply }) => {
    const { quiz_code: quizCode, resume_code: resumeCode, device_key: deviceKey = null } = body
    const quiz = await openQuiz(context, { request, quizCode, isResumed: true })
    if (!quiz.ok) return quiz
    if (!isForEveryPage(quiz.value) && isOutdated(quiz.value, body)) return fail('page_outdated')
    const { settings, formerly } = quiz.value.questionnaire
    const identities = identitiesBy(settings.joining, formerly, body)
    if (!identities.ok) return invalid(identities)
    const resumed = await resumeQuiz(context, {
      quiz: quiz.value,
      identities: identities.value,
      resumeCode,
      deviceKey,
      address: addressOf(request),
      heldTokenHash: attemptOf(request, quizCode),
    })
    if (!resumed.ok) return resumed
    const { attempt, token } = resumed.value
    keepAttempt(context, { request, reply }, { quizCode, token })
    return begun(context, quiz.value, attempt)
  })

  serve(server, { ...contract.restoreAttempt, data: contract.besidePaper }, async ({ body, request, reply }) => {
    const { quiz_code: quizCode, device_key: deviceKey, receipt } = body
    const quiz = await openQuiz(context, { request, quizCode, isResumed: true })
    if (!quiz.ok) return quiz
    const restored = await restoreAttempt(context, { quiz: quiz.value, deviceKey, receipt })
    if (!restored.ok) return restored
    const { attempt, token } = restored.value
    keepAttempt(context, { request, reply }, { quizCode, token })
    return begun(context, quiz.value, attempt)
  })
}

/** Pages ask for all that their form has, and for nothing else: what they lack or have besides was changed meanwhile. */
const isOfFormerForm = ({ page }: { page?: number | undefined }, { problems }: { problems: FieldProblems }): boolean =>
  page !== undefined &&
  Object.entries(problems).some(
    ([path, problem]) =>
      problem === 'unknown_field' ||
      (path.startsWith('fields.') && (problem === 'required' || problem === 'not_one_of')),
  )

const invalid = ({ problems }: { problems: FieldProblems }): Refusal<'invalid_request'> => ({
  ok: false,
  code: 'invalid_request',
  fields: problems,
})

/** What pages before the eighth version know nothing of. */
const isNew = ({ questionnaire: { kind, settings }, version }: ShelvedQuiz): boolean =>
  !isQuiz(kind) || setIn(settings.opening).length > 0 || version.toldSections.some(({ choose }) => choose !== undefined)

/** Where pages have to lead their students through the paper. */
const isLed = ({ version: { toldSections, settings } }: ShelvedQuiz): boolean =>
  sectionMinutes(toldSections) !== null || (settings.order.movement ?? 'free') !== 'free'

/** A plain paper behind the usual form, which is all that earlier pages know. */
const isForEveryPage = (quiz: ShelvedQuiz): boolean =>
  !isLed(quiz) && !isNew(quiz) && isPlain(quiz.version) && isUsualJoining(quiz.questionnaire.settings.joining)

/** The version from which on pages take it. */
const pageVersionFor = (quiz: ShelvedQuiz): number => {
  if (quiz.version.needs.includes('strips')) return contract.PAGE_VERSION
  if (isLed(quiz)) return contract.PAGE_VERSION_OF_LED
  if (isNew(quiz)) return contract.PAGE_VERSION_OF_EXAMS
  return isForEveryPage(quiz) ? contract.PAGE_VERSION_OF_ONE_KIND : contract.PAGE_VERSION_OF_QUIZZES
}

/** A page that expects the questions beforehand, other papers, or another form, has to be loaded anew before a clock starts. */
const isOutdated = (
  quiz: ShelvedQuiz,
  { device_key, page }: { device_key?: string | undefined; page?: number | undefined },
): boolean => {
  if (device_key === undefined || (isForEveryPage(quiz) && quiz.questionnaire.paper === 'with_link')) return false
  return (page ?? 0) < pageVersionFor(quiz)
}

/** All that a device needs to go on by itself: the attempt, its questions, and what gets it back. */
const begun = async (context: Context, quiz: ShelvedQuiz, attempt: WholeAttempt) => {
  const { papers, receipts, epoch } = context
  const { id, quizCode, questionnaireId, versionId, participant, tokenHash, turn, resumeCode } = attempt
  const { startedAt, endsAt, sectionEnds } = attempt
  const sealed = { epoch: await epoch(), id, quizCode, questionnaireId, versionId, participant, tokenHash, turn }
  const value = {
    ...(await standingOnWire(context, attempt)),
    resume_code: resumeCode,
    receipt: receipts.seal({ ...sealed, resumeCode, startedAt, endsAt, sectionEnds }),
  }
  return { ok: true as const, opening: await papers.opening(quiz, versionId, id), value }
}

const answeringRoutes = (server: Server) => {
  const { context } = server
  const saveAnswers = createSaveAnswers(context)
  const submitQuiz = createSubmitQuiz(context)
  const now = () => context.now()

  serve(server, contract.saveAnswers, async ({ body, request }) => {
    const { quiz_code: quizCode, device_key: deviceKey = null } = body
    const tokenHash = attemptOf(request, quizCode)
    if (tokenHash === null && deviceKey === null) return fail('no_attempt')
    const call = readCall(body)
    if (!call.ok) return call
    const at = arrivalOf(request, now())
    const saved = await saveByCookieOrKey(saveAnswers, { tokenHash, deviceKey, quizCode, call: call.value, at })
    if (!saved.ok) return inPlaces(saved, body.answers)
    context.live.touch(quizCode)
    return ok(savedOnWire(saved.value, { epoch: await context.epoch(), now: now() }))
  })

  serve(server, contract.submitQuiz, async ({ body, request }) => {
    const tokenHash = await tokenToSubmit(context, request, body.quiz_code)
    if (!tokenHash) return fail('no_attempt')
    const call = readCall(body)
    if (!call.ok) return call
    const isAtEnd = body.at_end === true
    const submitted = await submitQuiz({ tokenHash, call: call.value, isAtEnd, at: arrivalOf(request, now()) })
    if (!submitted.ok) return inPlaces(submitted, body.answers)
    if (body.quiz_code !== undefined) context.live.touch(body.quiz_code)
    const { code, outcome } = submitted.value
    return ok({ submission_code: code, outcome, epoch: await context.epoch() })
  })
}

const savedOnWire = (saved: Standing, { epoch, now }: { epoch: string; now: number }) => ({
  revision: saved.revision,
  base: saved.base ?? '',
  turn: saved.turn,
  epoch,
  saved_at: isoOf(saved.savedAt),
  server_now: now,
  ends_at: saved.endsAt,
  ...(saved.sectionEnds && { section_ends: saved.sectionEnds }),
  given_back_ms: saved.givenBackMs,
  ...(saved.cameLate.length > 0 && { came_late: saved.cameLate }),
  ...(Object.keys(saved.news).length > 0 && { answers: knownAnswers(saved.news) }),
  ...(saved.base === null && { handed_over: true as const }),
})

/** A refusal as the caller reads it: a misfit points at the answers' places in the request. */
const inPlaces = <Code extends FailureCode>(
  refusal: Misfit | { ok: false; code: Code },
  answers: GivenAnswerOnWire[],
): Refusal<Code | 'invalid_request'> => {
  if (!('wrong' in refusal)) return refusal
  if (refusal.wrong === 'revision') return { ...refusal, fields: { revision: refusal.problem } }
  const places = refusal.wrong.map((id) => answers.findLastIndex((answer) => answer.question_id === id))
  return {
    ok: false,
    code: refusal.code,
    fields: Object.fromEntries(places.map((place) => [`answers.${place}`, refusal.problem])),
  }
}

const readingRoutes = (server: Server) => {
  const { context } = server

  serve(server, contract.readStudent, async ({ query, request }) => {
    const attempt = await wholeAttemptAt(context.db, query.code, attemptOf(request, query.code))
    return attempt ? ok(await standingOnWire(context, attempt)) : fail('new_student')
  })

  serve(server, contract.findStudent, async ({ query, request }) => {
    const attempt = await wholeAttemptAt(context.db, query.code, attemptOf(request, query.code))
    return ok({ student: attempt && (await standingOnWire(context, attempt)), server_now: context.now() })
  })

  serve(server, contract.readResult, async ({ query, request }) => {
    const latest =
      query.code === undefined
        ? (await wholeAttemptsByToken(context.db, [...attemptsOf(request).values()]))[0]
        : await wholeAttemptAt(context.db, query.code, attemptOf(request, query.code))
    if (!latest) return fail('no_attempt')
    if (latest.end === null) return fail('result_not_released')
    const quiz = await context.papers.open(latest.quizCode)
    const shown = await onWire(context, latest, quiz ? await showResult(context, { quiz, id: latest.id }) : NOTHING)
    return shown.score === null ? fail('result_not_released') : ok(shown)
  })
}

const NOTHING: Shown = { score: false, answers: false, explanations: false }

/** What a page asks that opens or goes on: whatever is released by then, which answers are right is for who asks for the result. */
const standingOnWire = async (context: Context, attempt: WholeAttempt) => {
  const quiz = attempt.end && (await context.papers.open(attempt.quizCode))
  return onWire(context, attempt, quiz ? { ...(await whatIsShown(context, quiz)), answers: false } : NOTHING)
}

const onWire = async (context: Context, attempt: WholeAttempt, shown: Shown) => {
  const { papers, db, now, epoch } = context
  const version = await papers.version(db, attempt.versionId)
  const late = attempt.end && (await lateSummaries(db, [attempt.id])).get(attempt.id)
  return studentOnWire(attempt, {
    now: now(),
    epoch: await epoch(),
    shown,
    maxScore: marksAsNumber(outOfVersion(version)),
    late: late ?? undefined,
    standings: attempt.end ? await standingsOn(db, attempt.id) : [],
  })
}

/** With one attempt in the browser there is no need to say which; with several, the one started last. */
const tokenToSubmit = async ({ db }: Context, request: FastifyRequest, quizCode: string | undefined) => {
  if (quizCode !== undefined) return attemptOf(request, quizCode)
  const held = attemptsOf(request)
  if (held.size === 1) return [...held.values()][0]
  const [latest] = await wholeAttemptsByToken(db, [...held.values()])
  return latest?.tokenHash
}
