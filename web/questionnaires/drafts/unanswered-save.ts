import * as z from 'zod/mini'
import { randomKey } from '../../calls/random-key.ts'
import type { Place } from '../../people/accounts/kept.ts'

export const unansweredSave = z.object({ content: z.string(), key: z.string() })
export type UnansweredSave = z.infer<typeof unansweredSave>

/** By the names of their places. */
const inThisPage = new Map<string | null, UnansweredSave>()

/** What was read again from the device has its names in another order. */
const ordered = (content: string): string => {
  try {
    const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)
    return JSON.stringify(
      JSON.parse(content, (_, value) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).sort(byName))
          : value,
      ),
    )
  } catch {
    return content
  }
}

/** Whether two saves say the same. */
export const isSameContent = (one: string, other: string): boolean => one === other || ordered(one) === ordered(other)

/**
 * The same content sent again from one place keeps its key until it is answered, after a reload too: a lost answer can't make
 * a second questionnaire. Without room on the device the key lasts as long as this page.
 */
export const keyOf = (content: string, { name, read, write }: Place<UnansweredSave>): string => {
  const before = inThisPage.get(name) ?? read()
  const save = before && isSameContent(before.content, content) ? before : { content, key: randomKey() }
  inThisPage.set(name, save)
  write(save)
  return save.key
}

/** The content of a save from there that has no answer; null: there is none. */
export const unanswered = ({ name, read }: Place<UnansweredSave>): string | null =>
  (inThisPage.get(name) ?? read())?.content ?? null

export const answered = ({ name, write }: Place<UnansweredSave>): void => {
  inThisPage.delete(name)
  write(null)
}
