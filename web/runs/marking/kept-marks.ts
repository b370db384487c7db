import * as z from 'zod/mini'
import { kept, theTeacher } from '../../people/accounts/kept.ts'

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
/** By the ids of their attempts. */
const marks = kept('HandMarks', z.record(z.string(), keptMark), theTeacher)

/** Whether the device has marks of the teacher's that the server may not have. */
export const isAnyMarkKept = (): boolean => marks.places().length > 0

/** The answers to one question of a quiz, as one teacher marks them. */
export type MarkedPlace = { teacherId: string; quizId: string; questionId: string }

/** Of whoever is signed in now: a page of theirs may be there for longer, and another teacher may sign in beside it. */
export const placeNow = (quizId: string, questionId: string): MarkedPlace => ({
  ...{ teacherId: theTeacher() ?? '', quizId, questionId },
})

/** Whether its teacher is the one who is signed in; what is sent or kept otherwise would be somebody else's. */
export const isTheirs = ({ teacherId }: MarkedPlace): boolean => teacherId === (theTeacher() ?? '')

const at = ({ quizId, questionId }: MarkedPlace) => marks.at(`${quizId}.${questionId}`)

/** By the ids of their attempts. */
export const readKeptMarks = (place: MarkedPlace): Record<string, KeptMark> =>
  (isTheirs(place) && at(place).read()) || {}

/** Changes a part of what is kept of one answer; undefined: there is nothing of it any more. Other tabs may keep others. */
export const keepMark = (place: MarkedPlace, id: string, change: Partial<KeptMark>): void => {
  if (!isTheirs(place)) return
  const { [id]: known, ...others } = readKeptMarks(place)
  const parts = Object.entries({ ...known, ...change }).filter(([, part]) => part !== undefined)
  const all = parts.length > 0 ? { ...others, [id]: Object.fromEntries(parts) } : others
  // Where the browser does not take it, it lasts as long as the page.
  at(place).write(Object.keys(all).length > 0 ? all : null)
}

/** The questions of a quiz of which something is kept. */
export const keptQuestions = (quizId: string): string[] => {
  const start = `${quizId}.`
  return marks.places().flatMap((place) => (place.startsWith(start) ? [place.slice(start.length)] : []))
}
