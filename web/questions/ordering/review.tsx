import type { Ordering } from '#domain/questions/ordering.ts'
import { optionSign } from '#domain/questions/parts/option-sign.ts'
import { t } from '../../i18n/teachers/analysis.ts'
import { outcomeLines } from '../parts/outcome-lines.ts'
import { type ListedPart, PartList, type SignedText } from '../parts/part-list.tsx'
import type { ReviewProps } from '../review.ts'

type Reviewed = ReviewProps<Ordering>

/** Place by place: what was put there, and what belongs there. */
export function ReviewOrdering({ lang, ...reviewed }: Reviewed) {
  return <PartList parts={reviewed.asked.items.map((_, at) => partAt(at, reviewed))} lang={lang} />
}

const partAt = (at: number, { asked, answerKey, answer, reader }: Reviewed): ListedPart => {
  const itemIn = (order: readonly number[] | undefined): SignedText | null => {
    const item = order?.[at]
    return item === undefined ? null : { sign: optionSign(item), text: asked.items[item] ?? '' }
  }
  const right = itemIn(answerKey?.order)
  if (answer) {
    const given = itemIn(answer)
    return { lines: outcomeLines({ given, right, isRight: right !== null && given?.text === right.text, reader }) }
  }
  if (right) return { lines: [{ note: t(`analysis.right_${reader}`), given: right }] }
  return { lines: [{ given: itemIn([...asked.items.keys()]) ?? undefined }] }
}
