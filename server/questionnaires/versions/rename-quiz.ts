import { ok } from '#domain/result.ts'
import { versionById } from '../find-version.ts'
import { currentVersionId } from '../store.ts'
import { addVersion } from './add-version.ts'
import { inTurn, type Needs, type OwnQuiz } from './in-turn.ts'

/** Another title and subject for what is current: a version of its own, for whoever has started keeps what they read. */
export const renameQuiz = (
  context: Needs,
  of: OwnQuiz,
  { title, subject: wanted }: { title: string; subject?: string | undefined },
) =>
  inTurn(context, of, async (trx) => {
    const before = await versionById(trx, await currentVersionId(trx, of.id))
    const subject = wanted ?? before.subject
    if (before.title === title && before.subject === subject) return ok({ versionId: before.id, number: before.number })
    return addVersion({ ...context, trx }, of, { content: { ...before, title, subject }, draftKey: null })
  })
