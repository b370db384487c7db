import { marksAsNumber } from '#domain/marking/marks.ts'
import { type DraftDetails, rulesOf } from '#domain/questionnaires/drafts/draft.ts'
import { secondsEach } from '#domain/questionnaires/movement.ts'
import type { Settings } from '#domain/questionnaires/settings.ts'
import { formatMinutes } from '../../i18n/format.ts'
import { t as editorText } from '../../i18n/teachers/editor.ts'
import { t } from '../../i18n/teachers/versions.ts'
import { wrongWords } from '../question-form/own-words.ts'
import { settingName, settingWords } from '../settings/setting-texts.ts'

const markingWords = (details: DraftDetails): string => {
  const rules = rulesOf(details)
  const each = t('versions.markingEach', { count: marksAsNumber(rules.marksPerQuestion) })
  const floor = rules.floor === undefined ? [] : [editorText(`editor.floor_${rules.floor}`)]
  return [each, wrongWords(rules), editorText(`editor.scheme_${rules.scheme}`), ...floor].join(' · ')
}

const orderWords = ({ settings: { order } }: DraftDetails): string => {
  const others = inSections(order)
  if (!order.sections) return others
  return order.questions || order.options ? t('versions.orderSectionsAnd', { others }) : t('versions.orderSections')
}

/** What is mixed but the sections. */
const inSections = (order: Settings['order']): string => {
  if (order.questions && order.options) return t('versions.orderBoth')
  if (order.questions) return t('versions.orderQuestions')
  return t(order.options ? 'versions.orderOptions' : 'versions.orderNone')
}

const minutesIn = ({ minutes }: DraftDetails): string => (minutes === null ? '' : formatMinutes(minutes))

/** What a version says beside its questions, in words. */
export const detailWords = (details: DraftDetails) => [
  { name: t('versions.detailTitle'), words: details.title },
  { name: t('versions.detailSubject'), words: details.subject },
  { name: t('versions.detailMinutes'), words: minutesIn(details) },
  { name: t('versions.detailMarking'), words: markingWords(details) },
  { name: t('versions.detailOrder'), words: orderWords(details) },
  { name: settingName('movement'), words: settingWords('movement', details.settings.order.movement ?? 'free') },
  {
    name: settingName('question_seconds'),
    words: settingWords('question_seconds', secondsEach(details.settings.order)),
  },
]

/** What two versions say otherwise beside their questions, in words. */
export const detailChanges = (before: DraftDetails, after: DraftDetails) => {
  const now = detailWords(after)
  return detailWords(before)
    .map(({ name, words }, at) => ({ name, was: words, is: now[at]?.words ?? '' }))
    .filter(({ was, is }) => was !== is)
}
