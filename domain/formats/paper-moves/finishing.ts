import { COST } from './costs.ts'
import { isAnswerable, type State } from './state.ts'

/** Right below: with an empty line between them at most. */
const NEAR = 2

/** What it costs that the question which is open ends here. */
export const finishing = ({ asked, heading, isTask, hasShared }: State): number => {
  if (asked === null) return 0
  const {
    number,
    isNamed,
    options,
    items,
    answers,
    fields,
    type,
    line,
    listed,
    stated,
    hasBlank,
    asks,
    isKeyed,
    saysVerdict,
  } = asked
  if (number === null && !isNamed && options === 0 && answers === 0) {
    const isInstruction = line - heading <= NEAR && items === 0 && fields === 0
    return isInstruction ? COST.words : COST.outside
  }
  if (hasShared && options === 0 && number !== null) return COST.noAnswer
  if (options === 1) return COST.oneOption
  if (answers > 0 && options === 0 && stated !== null && type === null) return COST.onlyListed
  if (options === 0 && isKeyed && type === null) return COST.keyOfNoOption
  if (saysVerdict && options === 0) return 0
  if (answers > 0 || items > 0 || type !== null) return 0
  return isAnswerable(asked) && options > 0
    ? COST.noAnswer
    : isTask && listed === 0
      ? COST.taskToAnswer
      : hasBlank
        ? COST.blankToFill
        : asks && listed === 0
          ? COST.asked
          : COST.nothingToAnswer
}
