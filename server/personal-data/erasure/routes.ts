import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/personal-data/erasure.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { attemptOf, type SignedInTeacher } from '../../http/who-is-asking.ts'
import { ownedBy } from '../../questionnaires/policy.ts'
import { askForErasure } from './ask-for-erasure.ts'
import { eraseQuizData } from './erase-quiz-data.ts'
import { eraseResponses } from './erase-responses.ts'
import { eraseStudents } from './erase-students.ts'
import { listWishes } from './list-wishes.ts'
import { readOwnWish } from './read-own-wish.ts'
import { refuseErasure } from './refuse-erasure.ts'

type Asked = { params: { id: string }; teacher: SignedInTeacher }

export const erasureRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }
  const quizOf = ({ params, teacher }: Asked) => ownedBy(context.db, teacher, params.id)

  serve(server, contract.eraseStudents, async ({ body, ...asked }) => {
    const id = await quizOf(asked)
    if (!id) return fail('quiz_not_found')
    const erased = await eraseStudents(context, id, { attempts: body.submissions, by: asked.teacher.id })
    context.live.touch(id)
    return ok({ erased })
  })

  serve(server, contract.eraseQuizData, async ({ body, ...asked }) => {
    const id = await quizOf(asked)
    if (!id) return fail('quiz_not_found')
    const { quiz_code: quizCode, change } = body
    const erased = await eraseQuizData(context, id, { quizCode, change, by: asked.teacher.id })
    context.live.touch(id)
    return erased
  })

  serve(server, contract.eraseResponses, async ({ body, ...asked }) => {
    const id = await quizOf(asked)
    if (!id) return fail('quiz_not_found')
    const erased = await eraseResponses(context, id, { ...body, by: asked.teacher.id })
    context.live.touch(id)
    return ok({ erased })
  })

  serve(server, contract.listErasureRequests, async (asked) => {
    const id = await quizOf(asked)
    return id ? ok(await listWishes(context, id)) : fail('quiz_not_found')
  })

  serve(server, contract.refuseErasure, async ({ body, ...asked }) => {
    const id = await quizOf(asked)
    const { submission: attempt, reason } = body
    return id ? refuseErasure(context, id, { attempt, reason, by: asked.teacher.id }) : fail('quiz_not_found')
  })

  serve(server, contract.readOwnErasure, async ({ query, request }) => {
    const tokenHash = attemptOf(request, query.code)
    return tokenHash === null ? fail('no_attempt') : readOwnWish(context, { quizCode: query.code, tokenHash })
  })

  serve(server, contract.askForErasure, async ({ body, request }) => {
    const tokenHash = attemptOf(request, body.quiz_code)
    return tokenHash === null ? fail('no_attempt') : askForErasure(context, { quizCode: body.quiz_code, tokenHash })
  })
}
