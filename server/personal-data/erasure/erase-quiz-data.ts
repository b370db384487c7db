import { ABILITIES } from '#domain/questionnaires/kinds.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { SECOND } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { recordActivity } from '../../people/activity/store.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { lockQuestionnaire } from '../../questionnaires/store.ts'
import { countLeft } from './find-erasures.ts'
import { finishErasures } from './finish-erasures.ts'

type Needs = Pick<Context, 'db' | 'now'>
type Asked = { quizCode: string; change: string; by: string }

/** Somebody is looking at a dialog: what is left is done when they ask again, or by the server when they do not. */
const WITHIN = 2 * SECOND

/** Erases what people did in a quiz, poll or survey until the moment in which it was first asked for; answers how many are left. */
export const eraseQuizData = async (
  { db, now }: Needs,
  questionnaireId: OwnedQuestionnaireId,
  { quizCode, change, by }: Asked,
): Promise<Result<{ left: number }, 'wrong_quiz_code'>> => {
  const id = `${questionnaireId}:${change}`
  const askedAt = await inOneTransaction(db, async (trx) => {
    const { shareCode, kind } = await lockQuestionnaire(trx, questionnaireId)
    if (shareCode !== quizCode) return null
    const begun = await trx.selectFrom('quiz_erasure').select('asked_at').where('id', '=', id).executeTakeFirst()
    if (begun) return begun.asked_at
    const at = now()
    await trx
      .insertInto('quiz_erasure')
      .values({ id, questionnaire_id: questionnaireId, asked_at: at, done_at: null })
      .execute()
    const { attempts, responses } = await countLeft(trx, { id, questionnaireId, askedAt: at })
    const told = ABILITIES[kind].clock
      ? { kind: 'quiz_data_erased' as const, details: { students: attempts } }
      : { kind: 'responses_erased' as const, details: { responses } }
    await recordActivity(trx, { teacherId: by, at, questionnaireId, ...told })
    return at
  })
  if (askedAt === null) return fail('wrong_quiz_code')
  await finishErasures({ db, now }, { id, withinMs: WITHIN })
  const { attempts, responses } = await countLeft(db, { id, questionnaireId, askedAt })
  return ok({ left: attempts + responses })
}
