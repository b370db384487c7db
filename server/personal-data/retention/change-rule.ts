import type { RetentionRule } from '#domain/questionnaires/retention.ts'
import type { Context } from '../../context.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { recordActivity } from '../../people/activity/store.ts'
import { readRule, type Subject, writeRule } from './store.ts'

/** Said again, it changes nothing and is recorded once. */
export const changeRule = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  subject: Subject,
  rule: RetentionRule | null,
): Promise<void> =>
  inOneTransaction(db, async (trx) => {
    const before = await readRule(trx, subject)
    if (before?.deed === rule?.deed && before?.months === rule?.months) return
    const at = now()
    await writeRule(trx, subject, { rule, at })
    const { teacherId, questionnaireId } = subject
    await recordActivity(trx, {
      teacherId,
      at,
      kind: 'retention_changed',
      ...(questionnaireId !== null && { questionnaireId }),
      details: { deed: rule?.deed ?? 'inherit', months: rule?.months ?? 0 },
    })
  })
