import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/results/trends.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { createFairLine } from '../../line.ts'
import { compareGroups } from './compare-groups.ts'
import { findStudents } from './find-students.ts'
import { withSums } from './keep-sums.ts'
import { readStudentTerm } from './read-student-term.ts'
import { readTerm } from './read-term.ts'

/** Of one teacher. */
const MOST_WAITING = 10

/** All of a teacher's results take a while to go through: one look at them is made at a time, teachers in turn. */
export const trendRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }
  const inLine = createFairLine({ mostOfOne: MOST_WAITING })
  const needs = withSums(context)

  serve(server, contract.readTerm, async ({ query, teacher }) => {
    const { page = 1, utc_offset: utcOffset = 0, by = 'district', field = '', ...wanted } = query
    return ok(await inLine(teacher.id, () => readTerm(needs, teacher, { ...wanted, by, field, page, utcOffset })))
  })

  serve(server, contract.compareGroups, async ({ query: { field = '', ...wanted }, teacher }) =>
    ok(await inLine(teacher.id, () => compareGroups(needs, teacher, { ...wanted, field }))),
  )

  serve(server, contract.findStudents, async ({ query, teacher }) =>
    ok(await inLine(teacher.id, () => findStudents(needs, teacher, query.search))),
  )

  serve(server, contract.readStudentTerm, async ({ params, teacher }) => {
    const described = await inLine(teacher.id, () => readStudentTerm(needs, teacher, params.id))
    return described ? ok(described) : fail('not_found')
  })
}
