import type { Matching } from '#domain/questions/matching.ts'
import { optionSign } from '#domain/questions/option-sign.ts'
import { outcomeLines } from '../parts/outcome-lines.ts'
import { PartList, type SignedText } from '../parts/part-list.tsx'
import type { ReviewProps } from '../review.ts'

/** Each on the left with what was chosen for it, and with what belongs to it. */
export function ReviewMatching({ asked, answerKey, answer, reader, lang }: ReviewProps<Matching>) {
  const choice = (right: number | null | undefined): SignedText | null =>
    right === null || right === undefined ? null : { sign: optionSign(right), text: asked.right[right] ?? '' }
  const parts = asked.left.map((title, left) => {
    const [given, right] = [choice(answer?.[left]), choice(answerKey?.pairs[left])]
    return {
      title,
      lines: outcomeLines({ given, right, isRight: right !== null && given?.sign === right.sign, reader }),
    }
  })
  return <PartList parts={parts} lang={lang} />
}
