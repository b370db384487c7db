import type { FileQuestion } from '#domain/questions/file.ts'
import { AnswerLines } from '../parts/answer-lines.tsx'
import { sizeText } from '../parts/size-text.ts'
import type { ReviewProps } from '../review.ts'

/** The files that were sent, by their names. */
export function ReviewFile({ answer }: ReviewProps<FileQuestion>) {
  return <AnswerLines lines={(answer ?? []).map(([, name, bytes]) => ({ text: name, note: sizeText(bytes) }))} />
}
