import { uploadsTaken } from '#domain/questionnaires/items/facets.ts'
import { mayAskForFiles } from '#domain/questionnaires/kinds.ts'
import { questionsIn } from '#domain/questionnaires/questionnaire.ts'
import { MAX_SURVEY_FILES, overFileQuota } from '#domain/questionnaires/quota.ts'
import { FILE_PART, MEBIBYTE } from '#domain/questions/parts/upload.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { HOUR, type Instant } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/committer.ts'
import { lockFirst, lockRows } from '../../database/dialect.ts'
import { isDiskFree } from '../../media/uploads/find-room.ts'
import {
  countParts,
  deleteFile,
  deleteLapsed,
  filesOfHolder,
  insertFile,
  renewUpload,
  roomTaken,
  type StoredFile,
} from '../../media/uploads/store.ts'
import type { ShelvedQuiz } from '../../questionnaires/papers/shelve-papers.ts'
import { hashOf } from '../../secrets.ts'
import { isShut, isVersionOf } from './policy.ts'
import { holderOf } from './store.ts'

type Needs = Pick<Context, 'db' | 'papers' | 'newToken' | 'config'>
type Asked = {
  versionId: string
  deviceKey: string
  questionId: string
  uploadKey: string
  name: string
  bytes: number
  at: Instant
}
type Outcome = Result<
  { file: StoredFile; received: number },
  'not_found' | 'responses_closed' | 'file_too_large' | 'too_many_files' | 'files_full'
>

/** Of the 43 signs of a token: 132 bits. */
const ID_LENGTH = 22
/** Whoever changes their mind sends another one before the first is taken back. */
const TRIES_FOR_EACH = 2
/** What is under way and was not begun again so long makes room where there is none. */
const LAPSES_AFTER = HOUR

/** Makes room for a file of one device, or finds the one that it has begun before. */
export const beginFile = async (needs: Needs, quiz: ShelvedQuiz, asked: Asked): Promise<Outcome> => {
  const { db, papers, newToken, config } = needs
  const { questionnaire } = quiz
  if (isShut(questionnaire, asked.at)) return fail('responses_closed')
  const takesFiles = mayAskForFiles(questionnaire.kind, questionnaire.settings.responding)
  if (!takesFiles || !(await isVersionOf({ db }, quiz, asked.versionId))) return fail('not_found')
  const questions = questionsIn(await papers.version(db, asked.versionId))
  const question = questions.find(({ id }) => id === asked.questionId)
  const taken = question ? uploadsTaken(question) : null
  if (!question || !taken) return fail('not_found')
  if (asked.bytes > taken.mebibytes * MEBIBYTE) return fail('file_too_large')
  if (!(await isDiskFree(config, asked.bytes))) return fail('files_full')
  const row: StoredFile = {
    id: newToken().slice(0, ID_LENGTH),
    questionnaire_id: questionnaire.id,
    holder: holderOf(questionnaire.id, asked.deviceKey),
    question_id: question.id,
    upload_key: hashOf(`${asked.bytes} ${asked.uploadKey}`),
    name: asked.name,
    type: null,
    sorts: taken.sorts.join(' '),
    bytes: asked.bytes,
    received: 0,
    begun_at: asked.at,
    sent_at: null,
  }
  return db.transaction().execute((trx) => begin(trx, row, taken.most))
}

const begin = async (trx: Transaction, row: StoredFile, most: number): Promise<Outcome> => {
  // In turn: no two of them are the last that there is room for.
  const quiz = trx.selectFrom('questionnaire').select('id').where('id', '=', row.questionnaire_id)
  await lockFirst(trx, () => lockRows(trx, quiz, 'questionnaire').execute())
  const before = await renewUpload(trx, row, row.begun_at)
  if (before) return ok({ file: before, received: await receivedOf(trx, before) })
  const own = (await filesOfHolder(trx, row.holder)).filter((file) => file.question_id === row.question_id)
  if (own.length >= TRIES_FOR_EACH * most) {
    // What its device has taken back before it was sent makes room first.
    const [oldest] = own.filter(({ sent_at: sentAt }) => sentAt === null)
    if (!oldest) return fail('too_many_files')
    await deleteFile(trx, oldest.id)
  }
  if (!(await hasRoom(trx, row))) return fail('files_full')
  await insertFile(trx, row)
  return ok({ file: row, received: 0 })
}

/** Whether there is room for it, if need be in the place of what nobody has gone on with. */
const hasRoom = async (trx: Transaction, row: StoredFile): Promise<boolean> => {
  const { questionnaire_id: questionnaireId, bytes } = row
  for (;;) {
    const [ofSurvey, ofAll] = [await roomTaken(trx, questionnaireId), await roomTaken(trx)]
    const isFull =
      ofSurvey.files >= MAX_SURVEY_FILES || overFileQuota({ ofSurvey: ofSurvey.bytes, ofAll: ofAll.bytes }, bytes)
    if (!isFull) return true
    if (!(await deleteLapsed(trx, { questionnaireId, before: row.begun_at - LAPSES_AFTER }))) return false
  }
}

/** Of a whole one all parts; otherwise the last one is still to come, since with it the file is read. */
const receivedOf = async (trx: Transaction, { id, type, bytes }: StoredFile): Promise<number> => {
  const parts = Math.ceil(bytes / FILE_PART)
  return type === null ? Math.min(await countParts(trx, id), parts - 1) : parts
}
