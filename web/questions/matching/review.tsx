import type { Matching } from '#domain/questions/matching.ts'
import { optionSign } from '#domain/questions/parts/option-sign.ts'
import { chosenIn } from '#domain/questions/parts/row-choices.ts'
import { t } from '../../i18n/teachers/analysis.ts'
import { outcomeLines } from '../parts/outcome-lines.ts'
import { type ListedPart, PartList, type SignedText } from '../parts/part-list.tsx'
import type { Reader, ReviewProps } from '../review.ts'

/** Each on the left with what was chosen for it, and with what belongs to it. */
export function ReviewMatching({ asked, answerKey, answer, reader, lang }: ReviewProps<Matching>) {
  const textOf = (place: number): SignedText => ({ sign: optionSign(place), text: asked.right[place] ?? '' })
  const partOf = (title: string, left: number): ListedPart => {
    const [given, right] = [chosenIn(answer?.[left]), chosenIn(answerKey?.pairs[left])]
    const row = { given, right: answerKey && right, textOf, reader }
    return { title, ...(asked.several ? severalIn(row) : oneIn(row)) }
  }
  return <PartList parts={asked.left.map(partOf)} lang={lang} />
}

type Row = {
  given: readonly number[]
  /** Null where it may not be seen. */
  right: readonly number[] | null
  textOf: (place: number) => SignedText
  reader: Reader
}

const oneIn = ({ given: [chosen], right, textOf, reader }: Row): Omit<ListedPart, 'title'> => {
  const belongs = right?.[0]
  return {
    lines: outcomeLines({
      given: chosen === undefined ? null : textOf(chosen),
      right: belongs === undefined ? null : textOf(belongs),
      isRight: chosen === belongs,
      reader,
    }),
  }
}

/** Each that was chosen, those that are wrong first, and then what was left out. */
const severalIn = ({ given, right, textOf, reader }: Row): Omit<ListedPart, 'title'> => {
  const [hits, others] = [given.filter((each) => right?.includes(each)), given.filter((each) => !right?.includes(each))]
  const missed = right?.filter((each) => !given.includes(each)) ?? []
  const lines = [
    ...(given.length === 0 ? [{ note: t(`analysis.noChoice_${reader}`) }] : []),
    ...others.map((each) => ({
      note: t(`analysis.chosen_${reader}`),
      given: textOf(each),
      ...(right && { verdict: 'wrong' as const }),
    })),
    ...hits.map((each) => ({
      note: t(`analysis.chosenRight_${reader}`),
      given: textOf(each),
      verdict: 'correct' as const,
    })),
    ...missed.map((each) => ({
      note: t(`analysis.right_${reader}`),
      given: textOf(each),
      verdict: 'correct' as const,
    })),
  ]
  const isWhole = missed.length === 0 || others.length > 0
  return { lines, ...(!isWhole && { verdict: null }) }
}
