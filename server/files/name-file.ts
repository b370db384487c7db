import type { Exported, ExportFormat } from '#contract/results/exports-requests.ts'
import { nameAttachment } from './name-attachment.ts'

type Wanted = { what: Exported; format: ExportFormat }

const WHAT: Record<Exported, string> = {
  students: 'students',
  answers: 'answers',
  questions: 'questions',
  everything: 'results',
}

/** How the file of a quiz's results is called. */
export const nameFile = (title: string, { what, format }: Wanted): string =>
  nameAttachment(title, `${WHAT[what]}.${format}`)
