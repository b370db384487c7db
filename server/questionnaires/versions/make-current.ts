import { fail, ok } from '#domain/result.ts'
import { currentVersionId } from '../store.ts'
import { setCurrent, versionOf } from '../version-store.ts'
import { inTurn, type Needs, type OwnQuiz } from './in-turn.ts'
import { recordVersion } from './record-version.ts'

type Change = { wanted: string; insteadOf: string }

/** Whoever starts from now on meets that version; `insteadOf` is the id of the one that was seen to be current. */
export const makeCurrent = (
  context: Pick<Needs, 'db' | 'now' | 'papers'>,
  of: OwnQuiz,
  { wanted, insteadOf }: Change,
) =>
  inTurn(context, of, async (trx) => {
    const version = await versionOf(trx, of.id, { id: wanted })
    if (!version) return fail('not_found')
    const current = await currentVersionId(trx, of.id)
    if (current === version.versionId) return ok(version)
    if (current !== insteadOf) return fail('quiz_changed')
    const at = context.now()
    await setCurrent(trx, of.id, { version: version.versionId, at })
    await recordVersion(trx, of, { at, version: version.number })
    return ok(version)
  })
