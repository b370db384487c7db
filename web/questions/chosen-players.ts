import { matchingPlayer } from './matching/play.tsx'
import { multipleChoicePlayer } from './multiple-choice/play.tsx'
import { orderingPlayer } from './ordering/play.tsx'
import { trueFalsePlayer } from './true-false/play.tsx'

/** A player for each kind of question whose answer is chosen or put in order. */
export const CHOSEN_PLAYERS = {
  multiple_choice: multipleChoicePlayer,
  true_false: trueFalsePlayer,
  ordering: orderingPlayer,
  matching: matchingPlayer,
}
