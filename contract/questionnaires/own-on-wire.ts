import type { Fraction, MarkingScheme } from '#domain/marking/marking.ts'
import { type Marks, marksAsNumber, UNITS_PER_MARK } from '#domain/marking/marks.ts'
import type { Own } from '#domain/questionnaires/items/question.ts'
import type { Language } from '#domain/text/language.ts'

const HUNDREDTHS = 100

/** Of a number of marks with at most two decimals; of any other number 0, which nothing can be worth. */
export const marksOf = (number: number): Marks => {
  const hundredths = Math.round(number * HUNDREDTHS)
  return hundredths / HUNDREDTHS === number ? hundredths * (UNITS_PER_MARK / HUNDREDTHS) : 0
}

/** What a question has of its own, as it travels: `points` in marks. */
export type OwnOnWire = {
  points?: number | undefined
  marking?: { wrong_costs?: Fraction | undefined; scheme?: MarkingScheme | undefined } | undefined
  language?: Language | undefined
  required?: true | undefined
}

export const ownOnWire = ({ points, marking, language, isRequired }: Own): OwnOnWire => ({
  ...(points !== undefined && { points: marksAsNumber(points) }),
  ...(marking && {
    marking: {
      ...(marking.wrongCosts && { wrong_costs: marking.wrongCosts }),
      ...(marking.scheme && { scheme: marking.scheme }),
    },
  }),
  ...(language && { language }),
  ...(isRequired && { required: true }),
})

export const ownFromWire = ({ points, marking, language, required }: OwnOnWire): Own => ({
  ...(points !== undefined && { points: marksOf(points) }),
  ...(marking && { marking: { wrongCosts: marking.wrong_costs, scheme: marking.scheme } }),
  ...(language && { language }),
  ...(required && { isRequired: true }),
})
