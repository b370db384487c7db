import type { Database } from '../../database/connect.ts'
import { recordActivity } from '../../people/activity/store.ts'
import type { OwnQuiz } from './in-turn.ts'

/** That another version is the current one; `version`: its number. */
export const recordVersion = (
  db: Database,
  { owner, id }: OwnQuiz,
  { at, version }: { at: number; version: number },
): Promise<void> =>
  recordActivity(db, { teacherId: owner.id, at, kind: 'quiz_edited', questionnaireId: id, details: { version } })
