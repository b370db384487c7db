import { fail, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { writeJson } from '../../database/columns.ts'
import { isFirstOf } from '../../http/limits.ts'
import { recordActivity } from '../../people/activity/store.ts'
import type { Questionnaire } from '../../questionnaires/store.ts'
import { marksAmong } from './anonymous-store.ts'
import { USUAL_BYTES } from './bound-participants.ts'
import type { createGiveResponse, ResponseRequest } from './give-response.ts'
import { holderOf, markOf, responsesOf } from './store.ts'

type Give = ReturnType<typeof createGiveResponse>
type Needs = Pick<Context, 'db' | 'sign' | 'participants' | 'now'>

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

/** How many bytes a response is to have beyond what is usual, and beyond what it has by now. */
const beyondUsual = async ({ db }: Needs, { answers, quiz, deviceKey }: ResponseRequest): Promise<number> => {
  const bytes = Buffer.byteLength(writeJson(answers))
  if (bytes <= USUAL_BYTES) return 0
  const holder = holderOf(quiz.questionnaire.id, deviceKey)
  const stands = (await responsesOf(db, [holder])).get(holder)
  const before = stands ? Buffer.byteLength(writeJson(stands.answers)) : 0
  return Math.max(0, bytes - Math.max(USUAL_BYTES, before))
}

/**
 * A response from an address. So many new devices an hour are heard there, and each that has answered always is, until
 * all together have added so many bytes beyond what is usual.
 */
export const giveWithinBound = (context: Needs, give: Give) => {
  const { participants } = context
  const refuse = async ({ quiz }: ResponseRequest, address: string) => {
    if (participants.isNews({ questionnaireId: quiz.questionnaire.id, address }))
      await recordBound(context, quiz.questionnaire)
    return fail('too_many_responses')
  }
  return async (
    request: ResponseRequest,
    address: string,
  ): Promise<Awaited<ReturnType<Give>> | Result<never, 'too_many_responses'>> => {
    const { questionnaire } = request.quiz
    const from = { questionnaireId: questionnaire.id, address }
    const isFirst = request.basedOn === 0
    const isCounted = isFirst && participants.take(from)
    if (isFirst && !isCounted && !(await isKnown(context, questionnaire, request.deviceKey)))
      return refuse(request, address)
    const bytes = await beyondUsual(context, request)
    if (!participants.takeBytes(from, bytes)) {
      if (isCounted) participants.giveBack(from)
      return refuse(request, address)
    }
    let isNew = false
    try {
      const given = await give(request)
      isNew = given.ok && given.value.savedAt === request.at
      return given
    } finally {
      if (isCounted && !isNew) participants.giveBack(from)
      if (!isNew) participants.giveBytesBack(from, bytes)
    }
  }
}
