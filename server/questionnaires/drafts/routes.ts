import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/questionnaires/drafts.ts'
import { isoOf } from '#contract/wire/wire.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { kindOf, ownedBy } from '../policy.ts'
import { deleteDraft } from './delete-draft.ts'
import { ownDraft } from './policy.ts'
import { saveDraft } from './save-draft.ts'
import { draftsOf, type ListedDraft, readStoredDraft, readStoredEdit, type StoredDraft } from './store.ts'

export const draftRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }

  serve(server, contract.listDrafts, async ({ query, teacher }) => {
    const drafts = await draftsOf(context.db, teacher.id, [query.kind])
    return ok(drafts.map(plainlyListed))
  })

  serve(server, contract.readDraft, async ({ params, teacher }) => {
    const draft = await readStoredDraft(context.db, ownDraft(teacher, params.id))
    return draft ? ok(draftOnWire(draft)) : fail('not_found')
  })

  serve(server, contract.readEdit, async ({ params, teacher }) => {
    const quiz = await ownedBy(context.db, teacher, params.id)
    if (!quiz) return fail('quiz_not_found')
    const draft = await readStoredEdit(context.db, quiz)
    return ok({ draft: draft && draftOnWire(draft) })
  })

  serve(server, contract.saveDraft, async ({ params, body, teacher }) => {
    const quiz = body.edits && (await ownedBy(context.db, teacher, body.edits.quiz_id))
    if (quiz === null) return fail('quiz_not_found')
    const edits = quiz && body.edits ? { quiz, versionId: body.edits.version_id } : null
    const kind = body.kind ?? 'quiz'
    if (quiz && (await kindOf(context.db, quiz)) !== kind) return fail('quiz_not_found')
    const { change, content, knows = [] } = body
    const said = { kind, basedOn: body.based_on, change, content, knows, edits }
    const saved = await saveDraft(context, ownDraft(teacher, params.id), said)
    return saved.ok ? ok({ revision: saved.value.revision, saved_at: isoOf(saved.value.savedAt) }) : saved
  })

  serve(server, contract.deleteDraft, async ({ params, teacher }) => {
    const deleted = await deleteDraft(context, ownDraft(teacher, params.id))
    return ok({ draft: deleted && draftOnWire(deleted) })
  })
}

/** As the list of one sort shows it. */
const plainlyListed = (draft: ListedDraft) => ({
  id: draft.id,
  title: draft.title,
  no_of_questions: draft.questionCount,
  created_at: isoOf(draft.createdAt),
  saved_at: isoOf(draft.savedAt),
  edits: draft.edited,
})

const draftOnWire = ({ savedAt, edits, ...draft }: StoredDraft) => ({
  ...draft,
  ...(edits && { edits: { quiz_id: edits.quizId, version_id: edits.versionId, number: edits.number } }),
  saved_at: isoOf(savedAt),
})
