import { COST } from './costs.ts'

/** What it costs that a number is one of a step in an explanation, behind `last`. */
export const stepCost = (last: number, number: number): number =>
  number === last + 1 || number === 1 ? COST.step : COST.stepOutOfOrder
