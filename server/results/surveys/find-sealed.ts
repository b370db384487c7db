import { idInVersions } from '#domain/statistics/across-versions.ts'
import type { Context } from '../../context.ts'
import { type AnonymousSurvey, toldGroups } from '../anonymous/read-told.ts'
import { releaseBatches } from '../anonymous/release-batches.ts'

/** An answer to a question of an anonymous survey; `questionId` is the one that it has in its versions. */
type Answer = { id: string; questionId: string; responseId: string }

/** The name that an answer has outside: another one for each question, so that nothing joins the answers of one person. */
export const sealAnswer = ({ sign }: Pick<Context, 'sign'>, { id, questionId, responseId }: Answer): string =>
  sign('written-answer', `${id}\n${questionId}\n${responseId}`)

type Sealed = { questionId: string; sealed: string }

/** The response whose answer to that question is told under that name; null: none is. */
export const findSealed = async (
  { db, sign }: Pick<Context, 'db' | 'sign'>,
  survey: AnonymousSurvey,
  { questionId, sealed }: Sealed,
): Promise<string | null> => {
  const { id, across } = survey
  for await (const { at, answers } of toldGroups(db, survey, await releaseBatches(db, id))) {
    if (idInVersions(across.questions[at]?.id ?? '') !== questionId) continue
    const found = answers.find(({ responseId }) => sealAnswer({ sign }, { id, questionId, responseId }) === sealed)
    if (found) return found.responseId
  }
  return null
}
