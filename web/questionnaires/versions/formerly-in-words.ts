import type * as z from 'zod/mini'
import type { formerly } from '#contract/questionnaires/same-meaning.ts'
import type { Question } from '#domain/questionnaires/items/question.ts'
import { choicesOf, withChoiceTexts } from '#domain/questionnaires/same-meaning.ts'
import type { Kind } from '#domain/questions/rules.ts'
import { t } from '../../i18n/teachers/versions.ts'

type Formerly = z.infer<typeof formerly>

/** Categories as they were counted, each with what its question says of it: the question may have been read a version before. */
export const categoriesInWords = (counted: readonly string[], ofQuestion: readonly string[]): string[] =>
  counted.map((text, at) => {
    const gone = t('versions.notOffered', { text })
    return ofQuestion[at] === gone ? gone : text
  })

/** A question that says itself what of it is asked or offered no more, wherever it is shown. */
export const formerlyInWords = (question: Question, was: Formerly | undefined): Question => {
  if (was?.question_ids.includes(question.id))
    return { ...question, prompt: t('versions.notAsked', { text: question.prompt }) }
  const gone = was?.choices.filter(({ question_id }) => question_id === question.id) ?? []
  if (gone.length === 0) return question
  const texts = choicesOf<Kind>(question).map((list, of) => {
    const from = gone.find((each) => each.list === of)?.from ?? list.length
    return list.map((text, at) => (at < from ? text : t('versions.notOffered', { text })))
  })
  return withChoiceTexts<Kind>(question, texts)
}
