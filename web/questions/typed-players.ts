import { fillInBlanksPlayer } from './fill-in-blanks/play.tsx'
import { numericalPlayer } from './numerical/play.tsx'
import { openEndedPlayer } from './open-ended/play.tsx'
import { shortAnswerPlayer } from './short-answer/play.tsx'

/** A player for each kind of question whose answer is typed. */
export const TYPED_PLAYERS = {
  fill_in_blanks: fillInBlanksPlayer,
  short_answer: shortAnswerPlayer,
  numerical: numericalPlayer,
  open_ended: openEndedPlayer,
}
