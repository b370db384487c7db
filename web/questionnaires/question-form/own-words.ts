import {
  fraction,
  isExact,
  isFreeScheme,
  isSameFraction,
  type MarkingRules,
  type OwnMarking,
  penaltyOf,
  points,
  rulesFor,
} from '#domain/marking/marking.ts'
import { marksAsNumber } from '#domain/marking/marks.ts'
import { partText } from '#domain/marking/typed-part.ts'
import type { Own } from '#domain/questionnaires/items/question.ts'
import type { Kind } from '#domain/questions/rules.ts'
import { isByHand, isUnscored } from '#domain/questions/traits.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { formatEarned } from '../../results/answers/marks-text.ts'
import { exactLoss, exactMarks } from './exact-marks.ts'

/** What a wrong answer costs by these rules, in a few words. */
export const wrongWords = (rules: MarkingRules): string => {
  const lost = penaltyOf(rules)
  return lost === 0 ? t('editor.wrongIsFree') : t('editor.wrongTakes', { marks: formatEarned(marksAsNumber(-lost)) })
}

/** What a wrong answer takes off by these rules, exactly, and what was rounded. `hasParts`: whether answers may have several parts. */
export const costsWords = (rules: MarkingRules, hasParts: boolean): string => {
  if (rules.wrongCosts.numerator === 0) return t('editor.costsNothing')
  const figures = { lost: exactMarks(penaltyOf(rules)), count: marksAsNumber(rules.marksPerQuestion) }
  const part = partText(rules.wrongCosts)
  const costs = isExact(rules)
    ? t('editor.costsExact', figures)
    : t('editor.costsRounded', { ...figures, part, exact: exactLoss(rules) })
  return hasParts && isFreeScheme(rules.scheme) ? `${costs} ${t('editor.costsNoParts')}` : costs
}

export const areUsable = ({ marksPerQuestion, wrongCosts }: MarkingRules): boolean =>
  points.safeParse(marksPerQuestion).success && fraction.safeParse(wrongCosts).success

/** In what a question differs from its quiz, in a few words; none: in nothing. `usual` null: nothing is marked. */
export const ownWords = (own: Own & { kind: Kind }, usual: MarkingRules | null): string[] => [
  ...(usual ? ownMarksWords(own, usual) : []),
  ...(own.language ? [t(`editor.language_${own.language}`)] : []),
]

/** The same of its marks alone. */
export const ownMarksWords = (own: Own & { kind: Kind }, usual: MarkingRules): string[] =>
  markingWords(own, usual, !isByHand(own.kind) && !isUnscored(own.kind))

/** In what marking differs from that of its quiz. `canBeWrong`: whether an answer can cost anything. */
export const markingWords = (own: OwnMarking, usual: MarkingRules, canBeWrong = true): string[] => {
  const rules = rulesFor(own, usual)
  const isUsable = areUsable(rules)
  const isWorthMore = rules.marksPerQuestion !== usual.marksPerQuestion
  const costsMore = isWorthMore || !isSameFraction(rules.wrongCosts, usual.wrongCosts)
  return [
    ...(isUsable && isWorthMore ? [t('editor.worth', { count: marksAsNumber(rules.marksPerQuestion) })] : []),
    ...(isUsable && costsMore && canBeWrong ? [wrongWords(rules)] : []),
    ...(rules.scheme === usual.scheme ? [] : [t(`editor.scheme_${rules.scheme}`)]),
  ]
}
