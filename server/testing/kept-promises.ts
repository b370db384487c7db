import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type QuizOverHttp, scoreOf, type VirtualStudent } from './students/virtual-student.ts'

const BLANK = -1

const optionsIn = (answers: { question_id: string; selected_index: number }[], { questionIds }: QuizOverHttp) => {
  const byId = new Map(answers.map(({ question_id, selected_index }) => [question_id, selected_index]))
  // What nobody ever changed is no part of what is stored.
  return questionIds.map((id) => byId.get(id) ?? BLANK)
}

const differences = (what: string, found: unknown, told: unknown): string[] => {
  const [is, was] = [JSON.stringify(found), JSON.stringify(told)]
  return is === was ? [] : [`${what} is ${is}, was told or sent as ${was}`]
}

/** What a student was told and does not stand any more, or stands and was never sent. Empty: all is kept. */
export const brokenPromises = async (
  { told, asks }: VirtualStudent,
  { quiz, url }: { quiz: QuizOverHttp; url: string },
): Promise<string[]> => {
  if (told.started === null) return []
  const found = await asks(url)
  if (found === null) return [`the attempt of ${told.phone} is gone`]
  const startOf = ({ id, time_stamp, created_at, phone }: typeof found) => ({ id, time_stamp, created_at, phone })
  const broken = differences('the start', startOf(found), startOf(told.started))
  // Time that the server itself was away is given back.
  broken.push(
    ...differences('the end', found.ends_at - found.given_back_ms, told.started.ends_at - told.started.given_back_ms),
  )
  if (found.revision < told.savedRevision) broken.push(`revision ${told.savedRevision} is ${found.revision} again`)
  if (told.code !== null) broken.push(...differences('the code', found.submission_code, told.code))
  const sent = found.attempted ? told.submitted : told.sheets.get(found.revision)
  if (found.attempted) broken.push(...differences('the score', found.score, scoreOf(quiz, sent ?? [])))
  if (sent) broken.push(...differences('the answers', optionsIn(found.answers, quiz), sent))
  else broken.push(...differences('the answers', [found.revision, found.answers, found.attempted], [0, [], false]))
  return broken
}

export type Contents = { attempts: number; codes: string[]; unsound: string[] }

const PHONES = 'select phone from submission'
const ENDED = 'select id from submission where ended_at is not null order by id'
const RESULTS = 'select submission_id as id from submission_result order by submission_id'

/** Nobody may be there twice, and every end has its result, and only ends have. */
export const contentsOf = (dataDir: string): Contents => {
  const database = new DatabaseSync(join(dataDir, 'quiznity.sqlite'), { readOnly: true })
  try {
    const all = (sql: string, column: string) =>
      database
        .prepare(sql)
        .all()
        .map((row) => String(row[column]))
    const phones = all(PHONES, 'phone')
    return {
      attempts: phones.length,
      codes: all('select code from submission_result', 'code'),
      unsound: [
        ...differences('the file', all('pragma integrity_check', 'integrity_check'), ['ok']),
        ...differences('the number of students', new Set(phones).size, phones.length),
        ...differences('the ended attempts', all(ENDED, 'id'), all(RESULTS, 'id')),
      ],
    }
  } finally {
    database.close()
  }
}
