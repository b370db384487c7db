import type { FastifyInstance } from 'fastify'
import { readWord } from '#contract/runs/attempts.ts'
import * as contract from '#contract/runs/invigilation.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { attemptOf, type SignedInTeacher } from '../../http/who-is-asking.ts'
import { ownedBy } from '../../questionnaires/policy.ts'
import { bringBack } from './bring-back.ts'
import { describeTakenOut } from './describe-taken-out.ts'
import { createEndAttempts } from './end-attempts.ts'
import { giveMinutes } from './give-minutes.ts'
import { createWords } from './hear-word.ts'
import { listRunning } from './list-running.ts'
import { showPhone } from './show-phone.ts'
import { showResumeCode } from './show-resume-code.ts'
import { takeOut } from './take-out.ts'

type Asked = { params: { id: string }; teacher: SignedInTeacher }

export const invigilationRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }
  const wordOn = createWords(context)
  const endAttempts = createEndAttempts(context)
  const quizOf = ({ params, teacher }: Asked) => ownedBy(context.db, teacher, params.id)

  serve(server, contract.listRunning, async ({ query: { search = '', page = 1, order = 'name' }, ...asked }) => {
    const id = await quizOf(asked)
    return id ? ok(await listRunning(context, id, { search, page, order })) : fail('quiz_not_found')
  })

  serve(server, contract.giveMinutes, async ({ body: { submissions: attempts, minutes, change }, ...asked }) => {
    const id = await quizOf(asked)
    if (!id) return fail('quiz_not_found')
    const given = await giveMinutes(context, id, { minutes, change, attempts, by: asked.teacher.id })
    context.live.touch(id)
    return ok({ given })
  })

  serve(server, contract.endAttempts, async ({ body, ...asked }) => {
    const id = await quizOf(asked)
    if (!id) return fail('quiz_not_found')
    const ended = await endAttempts(id, { attempts: body.submissions, by: asked.teacher.id })
    context.live.touch(id)
    return ok({ ended })
  })

  serve(server, contract.showResumeCode, async ({ params, body, teacher }) => {
    const shown = await showResumeCode(context, { teacher, id: params.id, ...body })
    return shown.ok ? ok({ resume_code: shown.value.resumeCode }) : shown
  })

  serve(server, contract.showPhone, ({ params, teacher }) => showPhone(context, { teacher, id: params.id }))

  serve(server, contract.takeOut, async ({ body: { submissions: attempts, why, reason }, ...asked }) => {
    const id = await quizOf(asked)
    if (!id) return fail('quiz_not_found')
    const removed = await takeOut(context, id, { attempts, why, reason, by: asked.teacher.id })
    context.live.touch(id)
    return ok({ removed })
  })

  serve(server, contract.listTakenOut, async (asked) => {
    const id = await quizOf(asked)
    return id ? ok(await describeTakenOut(context, id)) : fail('quiz_not_found')
  })

  serve(server, contract.bringBack, async ({ body, ...asked }) => {
    const id = await quizOf(asked)
    if (!id) return fail('quiz_not_found')
    const { restored, begunAgain } = await bringBack(context, id, { attempts: body.submissions, by: asked.teacher.id })
    context.live.touch(id)
    return ok({ restored, begun_again: begunAgain })
  })

  serve(server, readWord, async ({ query, request }) =>
    attemptOf(request, query.code) === null ? fail('no_attempt') : ok({ word: await wordOn(query.code) }),
  )
}
