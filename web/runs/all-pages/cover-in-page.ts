import * as z from 'zod/mini'
import { COVER_ATTRIBUTE } from '#contract/site/covers.ts'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The cover that the server has rendered into the page; null where there is none that this page knows. */
export const coverIn = <Schema extends z.ZodMiniType>(root: HTMLElement, schema: Schema): z.infer<Schema> | null =>
  z.safeParse(schema, parsed(root.getAttribute(COVER_ATTRIBUTE) ?? 'null')).data ?? null
