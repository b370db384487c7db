import type { Matrix } from '#domain/questions/matrix.ts'
import { optionSign } from '#domain/questions/parts/option-sign.ts'
import { chosenIn } from '#domain/questions/parts/row-choices.ts'
import { t } from '../../i18n/teachers/analysis.ts'
import { PartList } from '../parts/part-list.tsx'
import type { ReviewProps } from '../review.ts'

/** Row by row what was chosen. */
export function ReviewMatrix({ asked: { rows, columns }, answer, reader, lang }: ReviewProps<Matrix>) {
  const parts = rows.map((title, row) => ({
    title,
    lines: chosenIn(answer?.[row]).map((column, at) => ({
      note: at === 0 ? t(`analysis.chosen_${reader}`) : undefined,
      given: { sign: optionSign(column), text: columns[column] ?? '' },
    })),
  }))
  return <PartList parts={parts} lang={lang} />
}
