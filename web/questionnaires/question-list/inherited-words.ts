import { t } from '../../i18n/teachers/editor.ts'
import type { Entry, QuestionEntry } from '../entries/draft-entries.ts'
import { partsOf } from '../entries/section-entries.ts'

/** What several questions are marked like where they say nothing themselves, and the hint of an empty field of marks. */
export type Inherited = { as: string; ifEmpty: string }

/** Sections with marks or marking of their own stand between a question and its quiz. */
export const inheritedBy = (questions: readonly QuestionEntry[], entries: readonly Entry[]): Inherited => {
  const own = partsOf(entries).filter(({ rules }) => rules.points !== undefined || rules.marking !== undefined)
  const inOwn = new Set(own.flatMap((part) => part.questions.map(({ key }) => key)))
  const count = questions.filter(({ key }) => inOwn.has(key)).length
  if (count === 0) return { as: t('editor.asTheQuiz'), ifEmpty: t('editor.pointsHint') }
  if (count === questions.length) return { as: t('editor.asTheSection'), ifEmpty: t('editor.pointsHintSection') }
  return { as: t('editor.asEither'), ifEmpty: t('editor.pointsHintEither') }
}
