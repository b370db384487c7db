import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/questionnaires/versions.ts'
import { isAble } from '#domain/questionnaires/kinds.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { versionById } from '../find-version.ts'
import { kindOf, ownedBy } from '../policy.ts'
import { questionnaireFront } from '../store.ts'
import { type MadeVersion, versionOf } from '../version-store.ts'
import { contentOnWire } from './describe-content.ts'
import { listVersions } from './list-versions.ts'
import { makeCurrent } from './make-current.ts'
import { renameQuiz } from './rename-quiz.ts'

export const versionRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }
  const { db } = context

  serve(server, contract.listVersions, async ({ params, query, teacher }) => {
    const id = await ownedBy(db, teacher, params.id)
    return id ? ok(await listVersions(context, id, query.page ?? 1)) : fail('quiz_not_found')
  })

  serve(server, contract.readContent, async ({ params, query, teacher }) => {
    const id = await ownedBy(db, teacher, params.id)
    if (!id) return fail('quiz_not_found')
    const questionnaire = await questionnaireFront(db, id)
    const current = questionnaire.version.id
    const asked =
      query.version === undefined ? current : (await versionOf(db, id, { number: query.version }))?.versionId
    if (asked === undefined) return fail('not_found')
    const version = await versionById(db, asked)
    return ok(contentOnWire({ questionnaire, version, isCurrent: asked === current }))
  })

  serve(server, contract.renameQuiz, async ({ params, body, teacher }) => {
    const id = await ownedBy(db, teacher, params.id)
    if (!id) return fail('quiz_not_found')
    const renamed = await renameQuiz(context, { owner: teacher, id }, body)
    return renamed.ok ? ok(madeOnWire(renamed.value)) : renamed
  })

  serve(server, contract.makeCurrent, async ({ params, body, teacher }) => {
    const id = await ownQuiz(db, teacher, params.id)
    if (!id) return fail('quiz_not_found')
    const change = { wanted: body.version_id, insteadOf: body.instead_of }
    const made = await makeCurrent(context, { owner: teacher, id }, change)
    return made.ok ? ok(madeOnWire(made.value)) : made
  })
}

/** What responses are given to has calls of its own for that, with rules of its own. */
const ownQuiz = async (db: Database, teacher: SignedInTeacher, asked: string) => {
  const id = await ownedBy(db, teacher, asked)
  return id && isAble(await kindOf(db, id), { clock: true, versions: true }) ? id : null
}

const madeOnWire = ({ versionId, number }: MadeVersion) => ({ version_id: versionId, number })
