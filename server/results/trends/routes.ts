import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/results/trends.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { compareGroups } from './compare-groups.ts'
import { findStudents } from './find-students.ts'
import { readStudentTerm } from './read-student-term.ts'
import { readTerm } from './read-term.ts'

export const trendRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }
  const { trends } = context

  serve(server, contract.readTerm, async ({ query, teacher }) => {
    const { page = 1, utc_offset: utcOffset = 0, by = 'district', field = '', ...wanted } = query
    return ok(await trends(teacher.id, (needs) => readTerm(needs, teacher, { ...wanted, by, field, page, utcOffset })))
  })

  serve(server, contract.compareGroups, async ({ query: { field = '', ...wanted }, teacher }) =>
    ok(await trends(teacher.id, (needs) => compareGroups(needs, teacher, { ...wanted, field }))),
  )

  serve(server, contract.findStudents, async ({ query, teacher }) =>
    ok(await trends(teacher.id, (needs) => findStudents(needs, teacher, query.search))),
  )

  serve(server, contract.readStudentTerm, async ({ params, teacher }) => {
    const described = await trends(teacher.id, (needs) => readStudentTerm(needs, teacher, params.id))
    return described ? ok(described) : fail('not_found')
  })
}
