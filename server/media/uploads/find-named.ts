import { asksForFiles, uploadsIn } from '#domain/questionnaires/items/facets.ts'
import type { Question } from '#domain/questionnaires/items/question.ts'
import type { QuestionId } from '#domain/questions/question-id.ts'
import type { ResponseAnswers } from '#domain/questions/value.ts'
import type { Database } from '../../database/connect.ts'
import { filesOfHolder } from './store.ts'

/** A file as an answer names it. */
export type NamedFile = { questionId: QuestionId; id: string; name: string; bytes: number }

/** All files that these answers name; null where no question asks for any. */
export const namedFiles = (questions: readonly Question[], answers: ResponseAnswers): NamedFile[] | null => {
  const asking = questions.filter(({ kind }) => asksForFiles(kind))
  if (asking.length === 0) return null
  return asking.flatMap((question) => {
    const files = uploadsIn(question, answers[question.id] ?? null) ?? []
    return files.map(([id, name, bytes]) => ({ questionId: question.id, id, name, bytes }))
  })
}

/** The questions whose answers name what this device has not sent, or not for them, or under another name. */
export const notThereAmong = async (
  db: Database,
  holder: string,
  files: readonly NamedFile[],
): Promise<QuestionId[]> => {
  if (files.length === 0) return []
  const there = new Map((await filesOfHolder(db, holder)).map((file) => [file.id, file]))
  const gone = files.filter(({ id, questionId, name, bytes }) => {
    const file = there.get(id)
    return !file?.type || file.question_id !== questionId || file.name !== name || file.bytes !== bytes
  })
  return [...new Set(gone.map(({ questionId }) => questionId))]
}
