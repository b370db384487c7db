import type * as z from 'zod/mini'
import type { listTakenOut as contract } from '#contract/runs/invigilation.ts'
import { isoOf } from '#contract/wire/wire.ts'
import { TAKEN_OUT_FOR } from '#domain/answers/invigilation.ts'
import { marksAsNumber } from '#domain/marking/marks.ts'
import { maskedPhone } from '#domain/people/participant.ts'
import type { Context } from '../../context.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { currentVersionId } from '../../questionnaires/store.ts'
import { countTakenOut, listTakenOut } from './find-taken-out.ts'

const MOST = 200

/** What was reset or removed of a quiz, as its teacher sees it. */
export const describeTakenOut = async (
  { db, papers }: Pick<Context, 'db' | 'papers'>,
  questionnaireId: OwnedQuestionnaireId,
): Promise<z.input<typeof contract.data>> => {
  const { title, subject } = await papers.version(db, await currentVersionId(db, questionnaireId))
  const rows = await listTakenOut(db, questionnaireId, MOST)
  return {
    quiz: { id: questionnaireId, title, subject },
    submissions: rows.map(({ submission_id: id, name, phone, why, reason, at, score, out_of: outOf }) => ({
      id,
      name,
      phone: maskedPhone(phone),
      why: why === 'reset' ? 'reset' : 'removed',
      reason,
      removed_at: isoOf(at),
      kept_until: isoOf(at + TAKEN_OUT_FOR),
      score: score === null ? null : marksAsNumber(score),
      max_score: outOf === null ? null : marksAsNumber(outOf),
    })),
    found: await countTakenOut(db, questionnaireId),
  }
}
