import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/profile.ts'
import { isoOf } from '#contract/wire.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../context.ts'
import { serve } from '../http/serve.ts'
import { changeProfile } from './change-profile.ts'
import { reportIssue } from './report-issue.ts'
import { type Issue, issuesOf, readProfile } from './store.ts'

export const profileRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }

  serve(server, contract.readProfile, async ({ teacher }) => {
    const profile = await readProfile(context.db, teacher.id)
    return profile ? ok(profile) : fail('unauthenticated')
  })

  serve(server, contract.changeProfile, ({ teacher, body }) => changeProfile(context, teacher, body))

  serve(server, contract.listIssues, async ({ teacher }) =>
    ok({ issues: (await issuesOf(context.db, teacher.id)).map(onWire) }),
  )

  serve(server, contract.reportIssue, async ({ teacher, body }) => {
    const reported = await reportIssue(context, teacher, body)
    return reported.ok ? ok(onWire(reported.value)) : reported
  })
}

const onWire = ({ id, text, createdAt, isSent }: Issue): contract.IssueOnWire => ({
  id,
  text,
  reported_at: isoOf(createdAt),
  state: isSent ? 'sent' : 'waiting',
})
