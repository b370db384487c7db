import type { Spec } from '#domain/questions/rule.ts'

/** Who reads it: the student whose answers they are, or their teacher. */
export type Reader = 'student' | 'teacher'

export type ReviewProps<S extends Spec> = {
  asked: S['asked']
  /** Null where the right answer may not be seen. */
  answerKey: S['key'] | null
  answer: S['given'] | null
  /** The stored places of the options in the order in which they were shown; left out: as they are stored. */
  places?: readonly number[] | undefined
  /** The places of the rubric's points that a person found in it; left out where nobody has marked it. */
  ticked?: readonly number[] | undefined
  reader: Reader
  /** The question's language, where that is known. */
  lang?: string | undefined
}
