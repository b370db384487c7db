import type { FastifyInstance } from 'fastify'
import { plainSave, plainSubmit } from '#contract/plain-answers.ts'
import type { GivenAnswerOnWire } from '#contract/submissions.ts'
import * as contract from '#contract/submissions.ts'
import { isoOf } from '#contract/wire.ts'
import type { AnswerSheet } from '#domain/answer.ts'
import type { MarkingRules } from '#domain/marking.ts'
import { marksAsNumber } from '#domain/marks.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../context.ts'
import { serve } from '../http/serve.ts'
import { attemptOf, attemptsOf, keepAttempt } from '../http/who-is-asking.ts'
import { openQuiz } from '../questionnaires/open-quiz.ts'
import { studentOnWire } from './describe-student.ts'
import { type Submission, submissionAt, submissionsByToken } from './find-submissions.ts'
import { inPlaces } from './refuse-misfits.ts'
import { resumeQuiz } from './resume-quiz.ts'
import { createSaveAnswers } from './save-answers.ts'
import { createStartQuiz } from './start-quiz.ts'
import { createSubmitQuiz } from './submit-quiz.ts'

type Server = { app: FastifyInstance; context: Context }

export const submissionRoutes = (app: FastifyInstance, context: Context): void => {
  beginningRoutes({ app, context })
  answeringRoutes({ app, context })
  readingRoutes({ app, context })
}

const beginningRoutes = (server: Server) => {
  const { context } = server
  const startQuiz = createStartQuiz(context)

  serve(server, contract.startQuiz, async ({ body, request, reply }) => {
    const { quiz_code: quizCode, name, phone, district, device_key: deviceKey = null } = body
    const quiz = await openQuiz(context, { request, quizCode })
    if (!quiz.ok) return quiz
    const token = context.newToken()
    const started = await startQuiz({
      quiz: quiz.value,
      participant: { name, phone, district },
      token,
      heldTokenHash: attemptOf(request, quizCode),
      deviceKey,
    })
    if (!started.ok) return started
    if (started.value.isHandedOver) keepAttempt(context, { request, reply }, { quizCode, token })
    const { submission } = started.value
    return ok({ ...(await onWire(context, submission)), resume_code: submission.resumeCode })
  })

  serve(server, contract.resumeQuiz, async ({ body, request, reply }) => {
    const quiz = await openQuiz(context, { request, quizCode: body.quiz_code, isResumed: true })
    if (!quiz.ok) return quiz
    const token = context.newToken()
    const resumed = await resumeQuiz(context, {
      quiz: quiz.value,
      phone: body.phone,
      resumeCode: body.resume_code,
      token,
    })
    if (!resumed.ok) return resumed
    keepAttempt(context, { request, reply }, { quizCode: body.quiz_code, token })
    return ok(await onWire(context, resumed.value))
  })
}

const answeringRoutes = (server: Server) => {
  const { context } = server
  const saveAnswers = createSaveAnswers(context)
  const submitQuiz = createSubmitQuiz(context)

  serve(server, { ...contract.saveAnswers, isPlainBody: plainSave }, async ({ body, request }) => {
    const tokenHash = attemptOf(request, body.quiz_code)
    if (tokenHash === null) return fail('no_attempt')
    const saved = await saveAnswers({ tokenHash, revision: body.revision, sheet: sheetOf(body.answers) })
    if (!saved.ok) return inPlaces(saved, body.answers)
    const { revision, savedAt, endsAt } = saved.value
    return ok({ revision, saved_at: isoOf(savedAt), server_now: context.now(), ends_at: endsAt })
  })

  serve(server, { ...contract.submitQuiz, isPlainBody: plainSubmit }, async ({ body, request }) => {
    const held = attemptsOf(request)
    const tokenHash = body.quiz_code === undefined ? await latestOf(context, held) : held.get(body.quiz_code)
    if (!tokenHash) return fail('no_attempt')
    const submitted = await submitQuiz({ tokenHash, sheet: sheetOf(body.answers) })
    return submitted.ok ? ok({ submission_code: submitted.value.code }) : inPlaces(submitted, body.answers)
  })
}

const readingRoutes = (server: Server) => {
  const { context } = server

  serve(server, contract.readStudent, async ({ query, request }) => {
    const submission = await submissionAt(context.db, query.code, attemptOf(request, query.code))
    return submission ? ok(await onWire(context, submission)) : fail('new_student')
  })

  serve(server, contract.readResult, async ({ query, request }) => {
    const held = attemptsOf(request)
    const latest =
      query.code === undefined
        ? (await submissionsByToken(context.db, [...held.values()]))[0]
        : await submissionAt(context.db, query.code, held.get(query.code) ?? null)
    if (!latest) return fail('no_attempt')
    return latest.end === null ? fail('result_not_released') : ok(await onWire(context, latest))
  })
}

const onWire = async ({ papers, db, now }: Context, submission: Submission) => {
  const { questions, marking } = await papers.version(db, submission.versionId)
  return studentOnWire(submission, { now: now(), maxScore: maxScoreOf(questions.length, marking) })
}

/** With one attempt in the browser there is no need to say which; with several, the one started last. */
const latestOf = async ({ db }: Context, held: Map<string, string>): Promise<string | undefined> => {
  if (held.size === 1) return [...held.values()][0]
  const [latest] = await submissionsByToken(db, [...held.values()])
  return latest?.tokenHash
}

const maxScoreOf = (questionCount: number, { marksPerQuestion }: MarkingRules) =>
  marksAsNumber(questionCount * marksPerQuestion)

/** A question named twice has its last answer. */
const sheetOf = (answers: GivenAnswerOnWire[]): AnswerSheet =>
  Object.fromEntries(
    answers.map(({ question_id, selected_index, marked = false, time_ms = 0 }) => [
      question_id,
      { answer: contract.answerOf(selected_index), isMarked: marked, timeMs: time_ms },
    ]),
  )
