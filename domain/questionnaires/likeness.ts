import { folded } from '../text/folded.ts'
import { type Identity, identityOf } from './identity.ts'
import { type Field, isBuiltIn } from './joining.ts'
import type { Described } from './told.ts'

/** What tells a student from all others, whichever quiz it was told in: pairs of what a field is called and what is in it. */
export type Likeness = readonly (readonly [called: string, value: string])[]

/** Each form names its fields by ids of its own; people know a field by its label. */
const calledBy = ({ id, label }: Pick<Field, 'id' | 'label'>): string => (isBuiltIn(id) ? id : `: ${folded(label)}`)

const inOrder = (pairs: readonly (readonly [string, string])[]): Likeness =>
  [...pairs].sort(([one], [other]) => (one < other ? -1 : 1))

/** Somebody whose names were taken away is like nobody. */
export const isLikeSomebody = ({ phone, fields }: Pick<Described, 'phone' | 'fields'>): boolean =>
  phone !== '' || fields.length > 0

export const likenessOf = ({ phone, fields }: Pick<Described, 'phone' | 'fields'>): Likeness => {
  const called = new Map(fields.map((field) => [field.id, calledBy(field)]))
  return inOrder(identityOf({ phone, fields }).map(([id, value]) => [called.get(id) ?? id, value]))
}

/** Who that student is in a quiz with this form; null where it tells people apart by something else. */
export const identityLike = (likeness: Likeness, form: readonly Field[]): Identity | null => {
  const asked = form.filter(({ identifies }) => identifies)
  const told = new Map(likeness)
  const found = asked.flatMap((field) => {
    const value = told.get(calledBy(field))
    return value === undefined ? [] : [[field.id, value] as const]
  })
  const isWhole = found.length === asked.length && found.length === told.size
  return isWhole ? [...found].sort(([one], [other]) => (one < other ? -1 : 1)) : null
}
