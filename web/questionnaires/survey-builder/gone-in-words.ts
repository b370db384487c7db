import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/surveys.ts'
import type { SurveyDraft } from '../surveys/draft.ts'
import { goneIn } from './gone.ts'

/** Which rules name what is gone, as one says it. */
export const goneInWords = (draft: SurveyDraft): string[] => {
  const said = goneIn(draft).map(({ rule, number, what }) =>
    t(`surveys.gone_${what}`, { where: t(`surveys.where_${rule}`, { number: formatNumber(number) }) }),
  )
  return [...new Set(said)]
}
