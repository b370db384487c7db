import * as z from 'zod/mini'
import { randomKey } from '../../calls/random-key.ts'
import type { Place } from '../../people/accounts/kept.ts'

export const unansweredSave = z.object({ content: z.string(), key: z.string() })
export type UnansweredSave = z.infer<typeof unansweredSave>

let inThisPage: UnansweredSave | null = null

/**
 * The same content sent again keeps its key until it is answered, after a reload too: a lost answer can't make a second
 * questionnaire. Without room on the device the key lasts as long as this page.
 */
export const keyOf = (content: string, { read, write }: Place<UnansweredSave>): string => {
  const before = inThisPage ?? read()
  const save = before?.content === content ? before : { content, key: randomKey() }
  inThisPage = save
  write(save)
  return save.key
}

export const answered = ({ write }: Place<UnansweredSave>): void => {
  inThisPage = null
  write(null)
}
