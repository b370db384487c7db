import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/runs/hand-marks.ts'
import { marksAsNumber, wholeMarks } from '#domain/marking/marks.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { ownedBy } from '../../questionnaires/policy.ts'
import { describeAnswer } from './describe-answer.ts'
import { describeQueue } from './describe-queue.ts'
import { progressOf } from './find-answers.ts'
import { listAnswers } from './list-answers.ts'
import { markAnswer, type NewMark } from './mark-answer.ts'
import { ownedAttempt } from './policy.ts'

export const handMarkRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }
  const { db } = context

  serve(server, contract.readMarkingQueue, async ({ params, teacher }) => {
    const id = await ownedBy(db, teacher, params.id)
    return id ? ok(await describeQueue(context, id)) : fail('quiz_not_found')
  })

  serve(server, contract.listAnswersToMark, async ({ params, query, teacher }) => {
    const id = await ownedBy(db, teacher, params.id)
    if (!id) return fail('quiz_not_found')
    const areNamesHidden = query.names === 'hidden'
    return ok(await listAnswers(context, id, { questionId: params.question, after: query.after, areNamesHidden }))
  })

  serve(server, contract.readAnswerToMark, async ({ params, query, teacher }) => {
    const owned = await ownedAttempt(db, teacher, params.id)
    const wanted = { questionId: params.question, areNamesHidden: query.names === 'hidden' }
    const answer = owned && (await describeAnswer(context, { attemptId: owned.id, ...wanted }))
    return answer ? ok(answer) : fail('not_found')
  })

  serve(server, contract.markAnswer, async ({ params, body, teacher }) => {
    const owned = await ownedAttempt(db, teacher, params.id)
    if (!owned) return fail('not_found')
    const said = {
      questionId: params.question,
      basedOn: body.based_on,
      mark: body.mark === 'none' ? null : inUnits(body.mark),
    }
    const marked = await markAnswer(context, owned, said)
    if (!marked.ok) return marked
    context.live.touch(owned.questionnaireId)
    const { base, entry, mark, score } = marked.value
    return ok({
      base,
      verdict: entry.verdict,
      marks: marksAsNumber(entry.marks),
      mark: mark && contract.datedMarkOnWire(mark),
      score: marksAsNumber(score),
      progress: await progressOf(db, owned.questionnaireId, params.question),
    })
  })
}

const inUnits = ({ marks, ...mark }: NewMark): NewMark => ({ ...mark, marks: Math.round(wholeMarks(marks)) })
