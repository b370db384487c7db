import type { FieldProblems } from '#contract/wire/problems-of.ts'
import type { Problem } from '#domain/text/problem.ts'

/** Why the server does not take what was given: by the ids of questions, and by names of what is told beside them. */
export type Refused = Readonly<Record<string, Problem>>

export const NOTHING_REFUSED: Refused = {}

/** Where something that is told beside the questions stands among what is refused. */
export const ofTold = (name: string): string => `told.${name}`

type Sent = { answers: readonly string[]; told: readonly string[] }

/** The same, from the places in the call that brought it. */
export const refusedIn = (fields: FieldProblems, { answers, told }: Sent): Refused =>
  Object.fromEntries(
    Object.entries(fields).map(([path, problem]) => {
      const [part, of = ''] = path.split('.')
      if (part === 'questions') return [of, problem]
      if (part === 'answers') return [answers[Number(of)] ?? path, problem]
      return [part === 'told' && told[Number(of)] !== undefined ? ofTold(told[Number(of)] ?? of) : path, problem]
    }),
  )

export const without = (refused: Refused, name: string): Refused =>
  Object.fromEntries(Object.entries(refused).filter(([each]) => each !== name))
