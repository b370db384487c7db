import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/personal-data/retention.ts'
import { KEEP } from '#domain/questionnaires/retention.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { ownedBy } from '../../questionnaires/policy.ts'
import { changeRule } from './change-rule.ts'
import { foreseeRun } from './foresee-run.ts'
import { countOwnRules, readRule } from './store.ts'

export const retentionRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }
  const { db } = context
  const ofAccount = async (teacherId: string) => (await readRule(db, { teacherId, questionnaireId: null })) ?? KEEP

  serve(server, contract.readRetention, async ({ teacher: { id } }) =>
    ok({ rule: await ofAccount(id), own_rules: await countOwnRules(db, id) }),
  )

  serve(server, contract.changeRetention, async ({ body: rule, teacher: { id: teacherId } }) => {
    await changeRule(context, { teacherId, questionnaireId: null }, rule)
    return ok({ rule })
  })

  serve(server, contract.readQuizRetention, async ({ params, teacher }) => {
    const questionnaireId = await ownedBy(db, teacher, params.id)
    if (!questionnaireId) return fail('quiz_not_found')
    const rule = await readRule(db, { teacherId: teacher.id, questionnaireId })
    return ok({ rule, inherited: await ofAccount(teacher.id) })
  })

  serve(server, contract.changeQuizRetention, async ({ params, body: { deed, months }, teacher }) => {
    const questionnaireId = await ownedBy(db, teacher, params.id)
    if (!questionnaireId) return fail('quiz_not_found')
    const rule = deed === 'inherit' ? null : { deed, months }
    await changeRule(context, { teacherId: teacher.id, questionnaireId }, rule)
    return ok({ rule })
  })

  serve(server, contract.foreseeRetention, async ({ query: { quiz, ...rule }, teacher }) => {
    const questionnaireId = quiz === undefined ? null : await ownedBy(db, teacher, quiz)
    if (quiz !== undefined && questionnaireId === null) return fail('quiz_not_found')
    return ok(await foreseeRun(context, { teacherId: teacher.id, questionnaireId }, rule))
  })
}
