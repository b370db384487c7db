import { askedAnew } from '#domain/questionnaires/questionnaire.ts'
import { fail, ok } from '#domain/result.ts'
import { beginAnew } from '../../audience/presentations/store.ts'
import { deleteHall } from '../../audience/questions/store.ts'
import { recordActivity } from '../../people/activity/store.ts'
import { deleteSomeResponses } from '../../runs/responses/delete-given.ts'
import { versionById } from '../find-version.ts'
import { currentVersionId, lockQuestionnaire } from '../store.ts'
import { keyOfVersion, versionByDraftKey } from '../version-store.ts'
import { addVersion } from '../versions/add-version.ts'
import { inTurn, type Needs, type OwnQuiz } from '../versions/in-turn.ts'

type Asked = {
  /** The code that was typed, so that nobody does it by mistake. */
  quizCode: string
  basedOn: string
  draftKey: string
}

/**
 * Erases all votes for good. From then on the same is asked under other ids: what a device sends again, or had not sent
 * yet, is a vote on what is asked no more.
 */
export const resetPoll = (context: Needs, of: OwnQuiz, { quizCode, basedOn, draftKey }: Asked) => {
  const key = keyOfVersion(of.id, draftKey)
  return inTurn(context, of, async (trx) => {
    const { shareCode, settings } = await lockQuestionnaire(trx, of.id)
    if (shareCode !== quizCode) return fail('wrong_quiz_code')
    const made = await versionByDraftKey(trx, key)
    if (made) return ok(made)
    const current = await currentVersionId(trx, of.id)
    if (current !== basedOn) return fail('quiz_changed')
    const before = await versionById(trx, current)
    const content = { ...before, sections: askedAnew(before.sections, context.newId) }
    const added = await addVersion({ ...context, trx }, of, { content, draftKey: key, tells: false })
    if (!added.ok) return added
    let votes = 0
    for (let gone = -1; gone !== 0; votes += gone) gone = await deleteSomeResponses(trx, of.id)
    await deleteHall(trx, of.id)
    await beginAnew(trx, { id: of.id, hidesResults: settings.responding.hides_results })
    const details = { votes }
    await recordActivity(trx, {
      teacherId: of.owner.id,
      at: context.now(),
      kind: 'poll_reset',
      questionnaireId: of.id,
      details,
    })
    return added
  })
}
