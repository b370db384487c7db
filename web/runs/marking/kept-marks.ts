import * as z from 'zod/mini'
import { keptFor, namesKeptFor } from '../../people/accounts/kept-for.ts'
import { currentSession } from '../../people/accounts/session.ts'

const mark = z.nullable(z.object({ marks: z.number(), rubric: z.array(z.int()), comment: z.string() }))

const keptMark = z.object({
  /** What the server may not have; `sent` is on its way, and is said again word for word. */
  due: z.optional(
    z.object({ base: z.string(), wanted: mark, sent: z.nullable(z.object({ mark })), isChanged: z.boolean() }),
  ),
  /** What was made of the answer before somebody else was found to be quicker. */
  aside: z.optional(z.object({ mark })),
  /** A comment that was written before there are marks to go with it. */
  early: z.optional(z.string()),
})
/** What a device keeps of what its teacher has made of one answer. */
export type KeptMark = z.infer<typeof keptMark>
const kept = z.record(z.string(), keptMark)

/** The answers to one question of a quiz, as one teacher marks them. */
export type MarkedPlace = { teacherId: string; quizId: string; questionId: string }

/** Who is signed in; null: nobody. */
const teacherNow = (): string | null => {
  const session = currentSession()
  return session.open ? session.teacherId : null
}

/** Of whoever is signed in now: a page of theirs may be there for longer, and another teacher may sign in beside it. */
export const placeNow = (quizId: string, questionId: string): MarkedPlace => ({
  ...{ teacherId: teacherNow() ?? '', quizId, questionId },
})

/** Whether its teacher is the one who is signed in; what is sent or kept otherwise would be somebody else's. */
export const isTheirs = ({ teacherId }: MarkedPlace): boolean => teacherId === (teacherNow() ?? '')

const nameOf = ({ teacherId, quizId, questionId }: MarkedPlace): string =>
  `${keptFor(teacherId, 'HandMarks')}${quizId}.${questionId}`

/** By the ids of their attempts. */
export const readKeptMarks = (place: MarkedPlace): Record<string, KeptMark> => {
  try {
    return z.safeParse(kept, JSON.parse(localStorage.getItem(nameOf(place)) ?? 'null')).data ?? {}
  } catch {
    return {}
  }
}

/** Changes a part of what is kept of one answer; undefined: there is nothing of it any more. Other tabs may keep others. */
export const keepMark = (place: MarkedPlace, id: string, change: Partial<KeptMark>): void => {
  if (!isTheirs(place)) return
  const { [id]: known, ...others } = readKeptMarks(place)
  const parts = Object.entries({ ...known, ...change }).filter(([, part]) => part !== undefined)
  const all = parts.length > 0 ? { ...others, [id]: Object.fromEntries(parts) } : others
  try {
    if (Object.keys(all).length > 0) localStorage.setItem(nameOf(place), JSON.stringify(all))
    else localStorage.removeItem(nameOf(place))
  } catch {
    // Then it lasts as long as the page.
  }
}

/** The questions of a quiz of which something is kept. */
export const keptQuestions = (quizId: string): string[] => {
  const start = `${quizId}.`
  return namesKeptFor(teacherNow() ?? '', 'HandMarks').flatMap((name) =>
    name.startsWith(start) ? [name.slice(start.length)] : [],
  )
}
