import * as z from 'zod/mini'

const place = z.int().check(z.nonnegative())

/** Some of a text in the place of others; null: none was typed. */
export const textStep = z.nullable(z.object({ at: place, drop: place, put: z.string() }))

/** Undefined: the text stays what it was. */
type TextStep = z.infer<typeof textStep> | undefined

export const textStepTo = (to: string | null, from: string | null): TextStep => {
  if (to === from || to === null) return to === from ? undefined : null
  const before = from ?? ''
  const at = alikeFrom(before, to, (text, near, far) => text.slice(near, far))
  const [rest, wanted] = [before.slice(at), to.slice(at)]
  const end = alikeFrom(rest, wanted, (text, near, far) => text.slice(text.length - far, text.length - near))
  return { at, drop: rest.length - end, put: wanted.slice(0, wanted.length - end) }
}

/** How much of two texts is the same. Letter by letter would take long where two hundred texts are long. */
const alikeFrom = (one: string, other: string, part: (text: string, near: number, far: number) => string): number => {
  let [same, most] = [0, Math.min(one.length, other.length)]
  while (same < most) {
    const middle = Math.ceil((same + most) / 2)
    if (part(one, same, middle) === part(other, same, middle)) same = middle
    else most = middle - 1
  }
  return same
}

/** Undefined where a step leads nowhere. */
export const textAfter = (before: string | null, change: TextStep): string | null | undefined => {
  if (change === undefined || change === null) return change === null ? null : before
  const text = before ?? ''
  const { at, drop, put } = change
  return at + drop > text.length ? undefined : text.slice(0, at) + put + text.slice(at + drop)
}
