import { optionSign } from '#domain/questions/parts/option-sign.ts'
import type { Ranking } from '#domain/questions/ranking.ts'
import { t } from '../../i18n/teachers/analysis.ts'
import { PartList } from '../parts/part-list.tsx'
import type { ReviewProps } from '../review.ts'

/** Rank by rank what was put there; of a blank what there was to rank. */
export function ReviewRanking({ asked, answer, reader, lang }: ReviewProps<Ranking>) {
  const shown = answer ?? [...asked.items.keys()]
  const note = answer === null ? undefined : t(`analysis.chosen_${reader}`)
  const parts = shown.map((item, at) => ({
    lines: [{ given: { sign: optionSign(item), text: asked.items[item] ?? '' }, note: at === 0 ? note : undefined }],
  }))
  return <PartList parts={parts} lang={lang} />
}
