import { statfs } from 'node:fs/promises'
import { overFileQuota } from '#domain/questionnaires/quota.ts'
import { FILE_PART, MEBIBYTE } from '#domain/questions/parts/upload.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/connect.ts'
import { roomTaken } from './store.ts'

/** What a database needs to go on. */
export const LEFT_FREE = 1024 * MEBIBYTE
/** All that has come is added up for one part of so many: a mebibyte. */
const PARTS_AT_ONCE = MEBIBYTE / FILE_PART

/** Whether the disk has so many bytes more. */
export const isDiskFree = async ({ dataDir }: Pick<Config, 'dataDir'>, bytes: number): Promise<boolean> => {
  const { bavail, bsize } = await statfs(dataDir)
  return bavail * bsize >= LEFT_FREE + bytes
}

type Part = { questionnaireId: string; part: number; bytes: number }

/** Whether a part of a file has room: many files that were begun while there was some may be more than there is. */
export const hasRoomForPart = async (
  { db, config }: { db: Database; config: Pick<Config, 'dataDir'> },
  { questionnaireId, part, bytes }: Part,
): Promise<boolean> => {
  if (part % PARTS_AT_ONCE !== 0) return true
  const ofSurvey = await roomTaken(db, questionnaireId)
  return !overFileQuota({ ofSurvey: ofSurvey.bytes, ofAll: 0 }, bytes) && isDiskFree(config, bytes)
}
