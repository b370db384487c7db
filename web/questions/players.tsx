import * as z from 'zod/mini'
import type { OwnOnWire } from '#contract/questionnaires/own-on-wire.ts'
import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import { askedFromWire, type Unread } from '#contract/questionnaires/questions-from-wire.ts'
import type { AskedOf, AskedQuestion } from '#domain/questionnaires/items/question.ts'
import type { Kind, Specs } from '#domain/questions/rules.ts'
import type { Value } from '#domain/questions/value.ts'
import type { Between } from './between/between.ts'
import { loadProse, TextsOf } from './parts/prose.tsx'
import type { Player, PlayProps } from './player.tsx'
import { singleChoicePlayer } from './single-choice/play.tsx'

type Loaders = { [K in Kind]: () => Promise<Player<Specs[K]>> }

// Several come together: each alone is few bytes, and a request of its own costs more than they weigh.
const chosen = async () => (await import('./chosen-players.ts')).CHOSEN_PLAYERS
const typed = async () => (await import('./typed-players.ts')).TYPED_PLAYERS
const opinions = async () => (await import('./opinion-players.ts')).OPINION_PLAYERS

/** A player for each kind of question: the page of students begins with the commonest alone. */
export const LOADERS: Loaders = {
  single_choice: async () => singleChoicePlayer,
  multiple_choice: async () => (await chosen()).multiple_choice,
  true_false: async () => (await chosen()).true_false,
  fill_in_blanks: async () => (await typed()).fill_in_blanks,
  ordering: async () => (await chosen()).ordering,
  matching: async () => (await chosen()).matching,
  short_answer: async () => (await typed()).short_answer,
  numerical: async () => (await typed()).numerical,
  open_ended: async () => (await typed()).open_ended,
  scale: async () => (await opinions()).scale,
  opinion: async () => (await opinions()).opinion,
  comment: async () => (await opinions()).comment,
  ranking: async () => (await opinions()).ranking,
  matrix: async () => (await opinions()).matrix,
  consent: async () => (await opinions()).consent,
  file: async () => (await import('./file/play.tsx')).filePlayer,
}

const loaded: { [K in Kind]?: Player<Specs[K]> } = { single_choice: singleChoicePlayer }

/** As the cover of a paper tells them. */
export type PaperNeeds = Pick<QuizPaperOnWire, 'kinds' | 'needs'>

const isKind = (kind: string): kind is Kind => Object.hasOwn(LOADERS, kind)

const load = async <K extends Kind>(kind: K): Promise<void> => {
  const loaders: Loaders = LOADERS
  const player: Player<Specs[K]> = await loaders[kind]()
  Object.assign(loaded, { [kind]: player })
}

/** What shows what stands between questions; null until it was loaded. */
export let between: Between | null = null

/** Brings what it takes to answer questions of these kinds, and to show what stands between them; false where the network does not give it. */
export const loadPlayers = async ({ kinds = [], needs }: PaperNeeds, hasTime?: boolean): Promise<boolean> => {
  try {
    await Promise.all([
      loadProse(needs, hasTime),
      ...kinds.filter(isKind).map((kind) => loaded[kind] ?? load(kind)),
      kinds.every(isKind) ||
        import('./between/play.tsx').then((loaded) => {
          between = loaded.between
        }),
    ])
    return true
  } catch {
    return false
  }
}

const playerOf = <K extends Kind>(kind: K): Player<Specs[K]> => {
  const player: Player<Specs[K]> | undefined = loaded[kind]
  if (player === undefined) throw new Error(`no ${kind} player`)
  return player
}

const readAs = <K extends Kind>({ kind, ...question }: Omit<Unread, 'kind'> & { kind: K }): AskedOf<K> | null => {
  const asked = z.safeParse(playerOf(kind).asked, question.asked)
  return asked.success ? { ...question, kind, asked: asked.data } : null
}

/** The questions of a paper whose players were loaded; without those that this page is too old to know. */
export const askedIn = (questions: QuizPaperOnWire['questions']): ShownQuestion[] =>
  questions.flatMap((onWire) => {
    const { kind, ...question } = askedFromWire(onWire)
    const asked = isKind(kind) ? readAs({ ...question, kind }) : null
    return asked ? { ...asked, lang: onWire.language, own: onWire } : []
  })

/**
 * A question on the screen: its language, where that is known, how it is marked, where that is its own, and its options'
 * stored places in the order of the screen, where they are mixed.
 */
export type ShownQuestion = AskedQuestion & {
  lang?: string | undefined
  own?: OwnOnWire
  places?: readonly number[]
}

/** The answer where it could be given to the question; null where not, and for a blank. */
export const givenTo = <K extends Kind>(
  { kind, asked }: AskedOf<K>,
  answer: Value | null,
): Specs[K]['given'] | null => {
  const { fits } = playerOf(kind)
  return answer !== null && fits(asked, answer) ? answer : null
}

/** Whether an answer is only part of what is asked for. */
export const isPartial = <K extends Kind>({ kind, asked }: AskedOf<K>, answer: Value): boolean => {
  const { fits, missing } = playerOf(kind)
  return fits(asked, answer) && missing?.(asked, answer) === true
}

/** The answer that a text in a link says; null: it says none, or none that the question takes. */
export const answerSaid = <K extends Kind>(question: AskedOf<K>, text: string): Specs[K]['given'] | null =>
  givenTo(question, playerOf(question.kind).fromText?.(question.asked, text) ?? null)

/** The texts of what answers call by numbers. */
export const numberedTexts = <K extends Kind>({ kind, asked }: AskedOf<K>): ReadonlyMap<number, string | null> =>
  new Map(
    playerOf(kind)
      .numbered?.(asked)
      .map(({ value, text }) => [value, text]),
  )

/** Whether answers say who gave them, or how to reach whoever did. */
export const tellsWho = <K extends Kind>({ kind, asked }: AskedOf<K>): boolean =>
  playerOf(kind).tellsWho?.(asked) === true

/** How many parts an answer has that are right or wrong each. */
export const partsOf = <K extends Kind>({ kind, asked }: AskedOf<K>): number => playerOf(kind).parts?.(asked) ?? 1

/** About how long it takes to answer, in seconds. */
export const secondsFor = (kind: string | undefined): number =>
  (kind !== undefined && isKind(kind) && loaded[kind]?.seconds) || TO_TICK
const TO_TICK = 12

/** The answer once a key is pressed; null: it takes all of it back. Undefined: the key means nothing to the question. */
export const valueOfKey = <K extends Kind>(
  question: AskedOf<K> & { places?: readonly number[] },
  key: string,
  answer: Value | null,
): Value | null | undefined => {
  return playerOf(question.kind).valueOfKey(key, {
    asked: question.asked,
    answer: givenTo(question, answer),
    ...(question.places && { places: question.places }),
  })
}

type PlayQuestionProps<K extends Kind> = Omit<PlayProps<Specs[K]>, 'asked' | 'answer' | 'onAnswer' | 'places'> & {
  question: AskedOf<K> & { places?: readonly number[] }
  answer: Value | null
  onAnswer: (answer: Value | null) => void
}

/** What is there to be chosen or filled in. */
export function PlayQuestion<K extends Kind>({ question, answer, ...rest }: PlayQuestionProps<K>) {
  const { Play } = playerOf(question.kind)
  const { asked, places } = question
  return (
    <TextsOf value={question}>
      <Play asked={asked} answer={givenTo(question, answer)} {...(places && { places })} {...rest} />
    </TextsOf>
  )
}
