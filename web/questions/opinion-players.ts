import { commentPlayer } from './comment/play.tsx'
import { consentPlayer } from './consent/play.tsx'
import { matrixPlayer } from './matrix/play.tsx'
import { opinionPlayer } from './opinion/play.tsx'
import { rankingPlayer } from './ranking/play.tsx'
import { scalePlayer } from './scale/play.tsx'

/** A player for each kind of question where nothing is right. */
export const OPINION_PLAYERS = {
  scale: scalePlayer,
  opinion: opinionPlayer,
  comment: commentPlayer,
  ranking: rankingPlayer,
  matrix: matrixPlayer,
  consent: consentPlayer,
}
