import * as z from 'zod/mini'
import { storedNames, storedValue, storeText } from '../../ui/browser-storage.ts'
import { currentSession, hasLoggedOut } from './session.ts'

/** The owner's id. Null: there is no owner now, and nothing is read or kept. */
export type Owner = () => string | null

export const theTeacher: Owner = () => {
  const session = currentSession()
  return session.open ? session.teacherId : null
}

/** A value in the browser's storage. */
export type Place<T> = {
  /** The name in the storage, as other tabs hear it; null where there is no owner. */
  name: string | null
  /** Null where there is nothing, or nothing that the schema takes. */
  read: () => T | null
  /** Null takes it away. False: the browser refuses, or is full, and keeps what it had. */
  write: (value: T | null) => boolean
}

export type Kept<T> = {
  /** A place of the present owner's: it stays theirs, whoever signs in later. */
  at: (place?: string) => Place<T>
  /** Places at which the present owner has something. */
  places: () => string[]
}

const startOf = (name: string, owner: string): string => `${name}.${owner}.`

/** The only place of what there is once. */
const ONCE = ''

/** What a device keeps for its owner, as JSON: under `<name>.<owner>.<place>`, by which logging out finds it. */
export const kept = <T>(name: string, schema: z.ZodMiniType<T>, owner: Owner): Kept<T> => ({
  at: (place = ONCE) => {
    const whose = owner()
    if (whose === null) return { name: null, read: () => null, write: () => false }
    const at = place === ONCE ? `${name}.${whose}` : startOf(name, whose) + place
    return {
      name: at,
      read: () => z.safeParse(schema, storedValue(at)).data ?? null,
      // A reply may come, or a page close, behind whoever has logged out and left nothing on the device.
      write: (value) =>
        value !== null && hasLoggedOut() ? false : storeText(at, value === null ? null : JSON.stringify(value)),
    }
  },
  places: () => {
    const whose = owner()
    if (whose === null) return []
    const start = startOf(name, whose)
    return storedNames(start).map((each) => each.slice(start.length))
  },
})

/** An owner's id is a part of the name of all that is theirs, between signs that no id has. */
const isOf = (name: string, owner: string): boolean => name.split(/[.:]/u).includes(owner)

/** Nothing of an owner's stays on the device. */
export const forgetAllOf = (owner: string): void => {
  for (const name of storedNames('')) if (isOf(name, owner)) storeText(name, null)
}
