import type { Spec } from '#domain/questions/rule.ts'

/** Who reads it: the student whose answers they are, or their teacher. */
export type Reader = 'student' | 'teacher'

export type ReviewProps<S extends Spec> = {
  asked: S['asked']
  /** Null where the right answer may not be seen. */
  answerKey: S['key'] | null
  answer: S['given'] | null
  reader: Reader
  /** The question's language, where that is known. */
  lang?: string | undefined
}
