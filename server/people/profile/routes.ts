import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/people/profile.ts'
import { isoOf } from '#contract/wire/wire.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { changeProfile } from './change-profile.ts'
import { removeAvatar } from './remove-avatar.ts'
import { reportIssue } from './report-issue.ts'
import { createSetAvatar } from './set-avatar.ts'
import { type Issue, issuesOf, readProfile } from './store.ts'

export const profileRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }

  serve(server, contract.readProfile, async ({ teacher }) => {
    const profile = await readProfile(context.db, teacher.id)
    return profile ? ok(profile) : fail('unauthenticated')
  })

  serve(server, contract.changeProfile, ({ teacher, body }) => changeProfile(context, teacher, body))

  app.register(async (files) => avatarRoute(files, context))

  serve(server, contract.removeAvatar, async ({ teacher }) => {
    await removeAvatar(context, teacher)
    return ok({})
  })

  serve(server, contract.listIssues, async ({ teacher }) =>
    ok({ issues: (await issuesOf(context.db, teacher.id)).map(onWire) }),
  )

  serve(server, contract.reportIssue, async ({ teacher, body }) => {
    const reported = await reportIssue(context, teacher, body)
    return reported.ok ? ok(onWire(reported.value)) : reported
  })
}

/** Pictures are read here and nowhere else: `files` is an instance of its own. */
const avatarRoute = (files: FastifyInstance, context: Context) => {
  files.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  const set = createSetAvatar(context)
  serve({ app: files, context }, contract.setAvatar, async ({ body, teacher }) =>
    body instanceof Uint8Array ? set(teacher, body) : fail('picture_unreadable'),
  )
}

const onWire = ({ id, text, createdAt, isSent }: Issue): contract.IssueOnWire => ({
  id,
  text,
  reported_at: isoOf(createdAt),
  state: isSent ? 'sent' : 'waiting',
})
