import type { Doubt } from '#domain/questionnaires/drafts/doubts.ts'
import { optionSign } from '#domain/questions/parts/option-sign.ts'
import { t } from '../i18n/teachers/editing.ts'

/** What may not have been meant, as a sentence. */
export const doubtWords = (doubt: Doubt): string => {
  if (doubt.kind === 'same')
    return t('editing.saidSame', { sign: optionSign(doubt.like), other: optionSign(doubt.place) })
  if (doubt.kind === 'left_out') return t('editing.saidLeftOut', { sign: optionSign(doubt.place) })
  if (doubt.kind === 'no_figure') return t('editing.saidNoFigure')
  return t('editing.saidLoose', { count: doubt.places.length, signs: doubt.places.map(optionSign).join(', ') })
}
