import { withAnswersNamed } from '#domain/questionnaires/piping.ts'
import type { TextFormat } from '#domain/text/prose.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/surveys.ts'

/** A text of a survey where nobody's answers are in it: those that it speaks of are named. */
export const answersNamed = (text: string, format?: TextFormat): string =>
  withAnswersNamed(text, format, (number) =>
    number === null ? t('surveys.answerGone') : t('surveys.answerTo', { number: formatNumber(number) }),
  )
