import { MAX_SUBJECT_LENGTH, MAX_TITLE_LENGTH } from '../questionnaire.ts'

/** What is listed of a quiz that is being written. */
export type DraftFront = { title: string; subject: string; questionCount: number }

type Written = {
  details: { title: string; subject: string }
  items: readonly { kind?: string | undefined }[]
}

/** What was typed may be too long, or have signs that no database takes: a list can do without them. */
const listed = (text: string, most: number): string =>
  text.trim().slice(0, most).toWellFormed().replaceAll('\u0000', '').trim()

export const draftFront = ({ details, items }: Written): DraftFront => ({
  title: listed(details.title, MAX_TITLE_LENGTH),
  subject: listed(details.subject, MAX_SUBJECT_LENGTH),
  questionCount: items.filter(({ kind }) => kind !== 'group' && kind !== 'text' && kind !== 'section').length,
})
