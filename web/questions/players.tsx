import type { AskedOf, AskedQuestion } from '#domain/question.ts'
import type { Kind, Specs } from '#domain/questions/rules.ts'
import type { Value } from '#domain/questions/value.ts'
import type { Player, PlayProps } from './player.tsx'
import { singleChoicePlayer } from './single-choice/play.tsx'

/** A player for each kind of question. The page of students takes no more of a kind than this. */
const PLAYERS: { [K in Kind]: Player<Specs[K]> } = {
  single_choice: singleChoicePlayer,
}

/** A question on the screen; its language, where that is known. */
export type ShownQuestion = AskedQuestion & { lang?: string }

/** The answer where it could be given to the question; null where not, and for a blank. */
export const givenTo = <K extends Kind>(
  { kind, asked }: AskedOf<K>,
  answer: Value | null,
): Specs[K]['given'] | null => {
  const { fits }: Player<Specs[K]> = PLAYERS[kind]
  return answer !== null && fits(asked, answer) ? answer : null
}

/** The answer that a key gives; null: none. */
export const valueOfKey = <K extends Kind>({ kind, asked }: AskedOf<K>, key: string): Value | null => {
  const player: Player<Specs[K]> = PLAYERS[kind]
  return player.valueOfKey(key, asked)
}

type PlayQuestionProps<K extends Kind> = Omit<PlayProps<Specs[K]>, 'asked' | 'answer' | 'onAnswer'> & {
  question: AskedOf<K>
  answer: Value | null
  onAnswer: (answer: Value | null) => void
}

/** What is there to be chosen or filled in. */
export function PlayQuestion<K extends Kind>({ question, answer, ...rest }: PlayQuestionProps<K>) {
  const { Play }: Player<Specs[K]> = PLAYERS[question.kind]
  return <Play asked={question.asked} answer={givenTo(question, answer)} {...rest} />
}
