import { usableInFileName } from '#domain/questions/parts/upload.ts'
import { tellAttachment } from './tell-attachment.ts'

/** `Science, first test - students.csv`. */
const fileNameOf = (title: string, ending: string): string => `${usableInFileName(title) || 'Quiz'} - ${ending}`

/** The name of a file of something with a title. */
export const nameAttachment = (title: string, ending: string): string => tellAttachment(fileNameOf(title, ending))
