import type { Spec } from '#domain/questions/rule.ts'

export type TallyProps<S extends Spec> = {
  asked: S['asked']
  answerKey: S['key']
  tally: S['tally']
  /** How many gave an answer, if only in part. */
  of: number
  /** The question's language, where that is known. */
  lang?: string | undefined
}

/** What a presenter has taken off the screen, and how more of it goes. */
export type Hiding = { hidden: ReadonlySet<string>; onHide: (text: string) => void }
