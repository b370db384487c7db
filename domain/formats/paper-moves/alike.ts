import type { Asked, State } from './state.ts'

/** Whether nothing below tells two states apart. What differs mostly is asked first. */
export const areAlike = (one: State, other: State): boolean =>
  one.last === other.last &&
  one.within === other.within &&
  areAskedAlike(one.asked, other.asked) &&
  one.under === other.under &&
  one.keyed?.number === other.keyed?.number &&
  one.isFresh === other.isFresh &&
  one.isTask === other.isTask &&
  one.sign === other.sign &&
  one.solution === other.solution &&
  one.explained === other.explained &&
  one.isExplaining === other.isExplaining

/** Options behind boxes are called by their places, so that it does not matter how many there are. */
const areAsMany = (one: Asked, other: Asked): boolean =>
  one.options === other.options || (one.areBoxes && other.areBoxes && one.options > 1 && other.options > 1)

const areAskedAlike = (one: Asked | null, other: Asked | null): boolean => {
  if (one === null || other === null) return one === other
  return (
    one.number === other.number &&
    areAsMany(one, other) &&
    one.goesOn === other.goesOn &&
    one.isNamed === other.isNamed &&
    one.labels.at(-1) === other.labels.at(-1) &&
    one.listed === other.listed &&
    one.stated === other.stated &&
    one.step === other.step &&
    one.answers > 0 === other.answers > 0 &&
    one.fields > 0 === other.fields > 0 &&
    one.type === other.type
  )
}
