import { fail, type Result } from '#domain/result.ts'
import { recordActivity } from '../activity/store.ts'
import { marksAmong } from '../anonymous/store.ts'
import type { Context } from '../context.ts'
import { isFirstOf } from '../http/limits.ts'
import type { Questionnaire } from '../questionnaires/store.ts'
import type { createGiveResponse, ResponseRequest } from './give-response.ts'
import { holderOf, markOf, responsesOf } from './store.ts'

type Give = ReturnType<typeof createGiveResponse>
type Needs = Pick<Context, 'db' | 'sign' | 'givers' | 'now'>

/** For its owner's log, once an hour at most for all addresses together: whose they are is not told. */
const recordBound = ({ db, now }: Needs, { id, ownerId }: Questionnaire): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (!(await isFirstOf({ db: trx, now }, { limit: 'boundInLog', of: id }))) return
    await recordActivity(trx, { teacherId: ownerId, at: now(), kind: 'responses_bounded', questionnaireId: id })
  })

/** Whether a device has said anything before. */
const isKnown = async ({ db, sign }: Needs, { id }: Questionnaire, deviceKey: string): Promise<boolean> => {
  const [holder, mark] = [holderOf(id, deviceKey), markOf(sign, id, deviceKey)]
  return (await responsesOf(db, [holder])).size > 0 || (await marksAmong(db, [mark])).size > 0
}

/** A response from an address; so many new devices an hour are heard there, and each that has answered always is. */
export const giveWithinBound =
  (context: Needs, give: Give) =>
  async (
    request: ResponseRequest,
    address: string,
  ): Promise<Awaited<ReturnType<Give>> | Result<never, 'too_many_responses'>> => {
    if (request.basedOn > 0) return give(request)
    const { questionnaire } = request.quiz
    const from = { questionnaireId: questionnaire.id, address }
    const isCounted = context.givers.take(from)
    if (!isCounted && !(await isKnown(context, questionnaire, request.deviceKey))) {
      if (context.givers.isNews(from)) await recordBound(context, questionnaire)
      return fail('too_many_responses')
    }
    let isNew = false
    try {
      const given = await give(request)
      isNew = given.ok && given.value.savedAt === request.at
      return given
    } finally {
      if (isCounted && !isNew) context.givers.giveBack(from)
    }
  }
