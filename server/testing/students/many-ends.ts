import { attemptId, type EndedBy } from '#domain/answers/attempt.ts'
import { versionById } from '../../questionnaires/find-version.ts'
import { type End, insertAttempts, type NewAttempt, recordEnds } from '../../runs/attempts/store.ts'
import { newCode, newId, newToken } from '../../secrets.ts'
import type { QuizInTest } from '../people.ts'
import type { World } from '../world.ts'

const AT_ONCE = 250
const endedBy: EndedBy = 'student'

/** Ends `count` attempts with scores from -3 to 9 marks, past HTTP: where thousands are wanted. Answers their ids. */
export const manyEnds = async (
  { database, clock }: Pick<World, 'database' | 'clock'>,
  quiz: QuizInTest,
  count: number,
): Promise<string[]> => {
  const { db } = database
  const { version_id } = await db
    .selectFrom('questionnaire')
    .select('version_id')
    .where('id', '=', quiz.id)
    .executeTakeFirstOrThrow()
  const version = await versionById(db, version_id)
  const startOf = (): NewAttempt => ({
    id: attemptId.parse(newId()),
    questionnaireId: quiz.id,
    versionId: version.id,
    participant: { name: 'One of many', phone: `n-${newToken()}`, district: 'Kolkata', fields: [] },
    turn: 0,
    tokenHash: newToken(),
    deviceKeyHash: null,
    resumeCode: newCode(6),
    marking: version.marking,
    startedAt: clock.now(),
    sectionEnds: null,
    endsAt: clock.now() + 1,
  })
  const endOf = ({ id }: NewAttempt, at: number): End => ({
    id,
    questionnaireId: quiz.id,
    code: newCode(8),
    endedBy,
    endedAt: clock.now(),
    score: ((at % 13) - 3) * 1200,
    outOf: 10_800,
    entries: [],
  })
  const ids: string[] = []
  for (let from = 0; from < count; from += AT_ONCE) {
    const starts = Array.from({ length: Math.min(AT_ONCE, count - from) }, startOf)
    await db.transaction().execute(async (trx) => {
      await insertAttempts(trx, starts)
      await recordEnds(trx, starts.map(endOf))
    })
    ids.push(...starts.map(({ id }) => id))
  }
  return ids
}
