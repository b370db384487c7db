import type { Verdict } from '#domain/marking/marking.ts'
import type { Told } from '#domain/questionnaires/told.ts'
import type { ExportedStudent } from './find-exported.ts'
import type { SectionsOf } from './sum-sections.ts'
import type { QuestionsInWords } from './word-questions.ts'

/** What the join form asks beside name, mobile and district. */
export type OwnField = { id: string; label: string; identifies: boolean }

export type Described = {
  students: AsyncIterable<ExportedStudent>
  /** Of the form as it is now. */
  fields: readonly OwnField[]
  versions: ReadonlyMap<string, number>
  questions: QuestionsInWords
  sections: SectionsOf
  /** By whose clock times are told. */
  zone: string
}

export const VERDICTS: Record<Verdict, string> = {
  correct: 'Right',
  partly: 'Partly right',
  wrong: 'Wrong',
  blank: 'Blank',
  waiting: 'Waiting for a mark',
  given: 'Answered',
  not_counted: 'Not counted',
}

/** Questions of a pool that a student was not asked. */
export const NOT_MET = 'Not met'

/** What was told in one field of the form; empty where that is nothing. */
export const toldIn = (fields: readonly Told[], id: string): string =>
  fields.find((field) => field.id === id)?.value ?? ''
