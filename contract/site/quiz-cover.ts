import * as z from 'zod/mini'
import { quizPaper } from '../questionnaires/papers.ts'

/** What the page of a quiz brings with it, for a link with a code: nothing in it names a student. */
export const quizCover = z.object({
  /** The front of the paper: `questions` is empty. */
  paper: quizPaper,
  /** Whether the browser that asked holds an attempt at this quiz, which may have been submitted. */
  is_held: z.boolean(),
})
export type QuizCoverOnWire = z.infer<typeof quizCover>
