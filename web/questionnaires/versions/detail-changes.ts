import { marksAsNumber } from '#domain/marking/marks.ts'
import { type DraftDetails, rulesOf } from '#domain/questionnaires/drafts/draft.ts'
import { formatMinutes } from '../../i18n/format.ts'
import { t as editorText } from '../../i18n/teachers/editor.ts'
import { t } from '../../i18n/teachers/versions.ts'
import { wrongWords } from '../question-form/own-words.ts'

const markingWords = (details: DraftDetails): string => {
  const rules = rulesOf(details)
  const each = t('versions.markingEach', { count: marksAsNumber(rules.marksPerQuestion) })
  return [each, wrongWords(rules), editorText(`editor.scheme_${rules.scheme}`)].join(' · ')
}

const orderWords = ({ settings: { order } }: DraftDetails): string => {
  if (order.questions && order.options) return t('versions.orderBoth')
  if (order.questions) return t('versions.orderQuestions')
  return t(order.options ? 'versions.orderOptions' : 'versions.orderNone')
}

const minutesIn = ({ minutes }: DraftDetails): string => (minutes === null ? '' : formatMinutes(minutes))

/** What two versions say otherwise beside their questions, in words. */
export const detailChanges = (before: DraftDetails, after: DraftDetails) =>
  [
    { name: t('versions.detailTitle'), was: before.title, is: after.title },
    { name: t('versions.detailSubject'), was: before.subject, is: after.subject },
    { name: t('versions.detailMinutes'), was: minutesIn(before), is: minutesIn(after) },
    { name: t('versions.detailMarking'), was: markingWords(before), is: markingWords(after) },
    { name: t('versions.detailOrder'), was: orderWords(before), is: orderWords(after) },
  ].filter(({ was, is }) => was !== is)
