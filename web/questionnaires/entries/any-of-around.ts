import { answeredOf } from '../../questions/between/any-of.tsx'
import { type Entry, indexOfKey, type QuestionEntry } from './draft-entries.ts'
import { questionEntries } from './draft-list.ts'
import { questionsOfPart, sectionAt } from './section-entries.ts'

/** What is tried of the section of a question, where only some of its questions count; `isFull`: not this one before another is cleared. */
export const anyOfAround = (
  entries: readonly Entry[],
  { key }: QuestionEntry,
  isAnswered: (key: number) => boolean,
) => {
  const section = sectionAt(entries, indexOfKey(entries, key))
  if (section?.part.kind !== 'section' || section.part.choose === undefined) return null
  const { choose } = section.part
  const anyOf = answeredOf(
    { choose, question_ids: questionsOfPart(entries, section).map((question) => String(question.key)) },
    questionEntries({ entries }).map((question) => String(question.key)),
    (id) => isAnswered(Number(id)),
  )
  return anyOf && { ...anyOf, isFull: anyOf.answered.length >= choose && !isAnswered(key) }
}
