import type { SameMeaningOnWire } from '#contract/questionnaires/same-meaning.ts'
import type { FieldProblems } from '#contract/wire/problems-of.ts'
import type { Question } from '#domain/questionnaires/items/question.ts'
import { impossibleAmong, type Meanings } from '#domain/questionnaires/same-meaning.ts'
import { questionId } from '#domain/questions/question-id.ts'

type Said = { based_on: string; same_meaning?: readonly SameMeaningOnWire[] | undefined }
type Edited = { before: readonly Question[]; after: readonly Question[] }
type Read = { ok: true; value: Meanings | undefined } | { ok: false; code: 'invalid_request'; fields: FieldProblems }

/** What a teacher says of texts that an edit changes; refused where it names none of them, or makes one choice of two. */
export const readMeanings = ({ based_on: of, same_meaning: said = [] }: Said, edited: Edited): Read => {
  const same = said.map(({ question_id, choice }) => ({ question: questionId.parse(question_id), choice }))
  const impossible = impossibleAmong(same, edited)
  if (impossible !== null)
    return { ok: false, code: 'invalid_request', fields: { [`same_meaning.${impossible}`]: 'not_the_same' } }
  return { ok: true, value: same.length > 0 ? { of, same } : undefined }
}
