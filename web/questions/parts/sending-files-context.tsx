import { createContext } from 'react'
import type { QuestionId } from '#domain/questions/question-id.ts'
import type { Value } from '#domain/questions/value.ts'

/** The response that files are sent with. */
export type FileSending = {
  code: string
  deviceKey: string
  versionId: () => string | null
  answerTo: (id: QuestionId) => Value | null
  answer: (id: QuestionId, given: Value | null) => void
  /** Files that are on their way: a response does not end without them unseen. */
  underWay: Set<object>
}

/** `trial`: nothing is sent, and it looks as if. Null: files can not be sent here. */
export const SendingFiles = createContext<FileSending | 'trial' | null>(null)
