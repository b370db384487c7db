import * as z from 'zod/mini'
import { count } from './parts/counts.ts'
import {
  FILE_SORTS,
  type FileSort,
  MAX_FILE_MEBIBYTES,
  MAX_FILE_NAME,
  MAX_FILES,
  MEBIBYTE,
  type Upload,
} from './parts/upload.ts'
import type { Gap, Rule } from './rule.ts'
import type { Value } from './value.ts'

/** How many there may be, and how large each of them. */
export type FileDraft = { sorts: readonly FileSort[]; most: number; mebibytes: number }

export type FileQuestion = {
  asked: FileDraft
  key: Record<string, never>
  /** What was sent before; its bytes are not here. */
  given: readonly Upload[]
  tally: { answers: number; files: number }
  draft: FileDraft
  unscored: true
}

const ID = /^[\w-]{22}$/

const isFile = (given: Value | null, { mebibytes }: FileDraft): given is Upload => {
  if (!Array.isArray(given) || given.length !== 3) return false
  const [id, name, bytes] = given
  return (
    typeof id === 'string' &&
    ID.test(id) &&
    typeof name === 'string' &&
    name !== '' &&
    name.length <= 2 * MAX_FILE_NAME &&
    typeof bytes === 'number' &&
    bytes > 0 &&
    bytes <= mebibytes * MEBIBYTE
  )
}

/** Whether such files were sent is for the server to know. */
export const fits = (asked: FileDraft, given: Value): given is readonly Upload[] => {
  if (!Array.isArray(given) || given.length === 0 || given.length > asked.most) return false
  const files: readonly (Value | null)[] = given
  if (!files.every((file) => isFile(file, asked))) return false
  return new Set(files.map((file) => Array.isArray(file) && file[0])).size === files.length
}

const isWithin = (number: number, most: number): boolean => number >= 1 && number <= most

const gaps = ({ sorts, most, mebibytes }: FileDraft): Gap[] => {
  if (sorts.length === 0) return [{ need: 'sorts', field: 'sorts' }]
  if (!isWithin(most, MAX_FILES)) return [{ need: 'range', field: 'most' }]
  return isWithin(mebibytes, MAX_FILE_MEBIBYTES) ? [] : [{ need: 'range', field: 'mebibytes' }]
}

/** Each once, in the order of all. */
const inOrder = (sorts: readonly FileSort[]): FileSort[] => FILE_SORTS.filter((sort) => sorts.includes(sort))

const sort = () => z.custom<FileSort>((given) => FILE_SORTS.some((each) => each === given), 'not_one_of')
const usual = (): FileDraft => ({ sorts: ['picture', 'pdf'], most: 1, mebibytes: 5 })

/** Files often name who made them. */
const tellsWho = (): boolean => true

const rule = (): Rule<FileQuestion> => ({
  asked: z.object({
    sorts: z.array(sort()).check(z.minLength(1), z.maxLength(FILE_SORTS.length)),
    most: z.int().check(z.gte(1), z.lte(MAX_FILES)),
    mebibytes: z.int().check(z.gte(1), z.lte(MAX_FILE_MEBIBYTES)),
  }),
  key: z.strictObject({}),
  fits,
  credit: () => null,
  right: () => null,
  meaning: {
    joined: (now, former) => ({
      ...{ ...now, most: Math.max(now.most, former.most) },
      mebibytes: Math.max(now.mebibytes, former.mebibytes),
    }),
  },
  uploads: { taken: (asked) => asked, in: (given) => given },
  tellsWho,
  words: (_asked, given) =>
    given
      .map(([, name]) => name)
      .join(', ')
      .slice(0, 200),
  tally: {
    schema: z.object({ answers: count(), files: count() }),
    empty: () => ({ answers: 0, files: 0 }),
    add: ({ answers, files }, { given }, by) => ({ answers: answers + by, files: files + by * given.length }),
    merge: (one, other) => ({ answers: one.answers + other.answers, files: one.files + other.files }),
  },
  draft: {
    schema: z.object({
      sorts: z.array(sort()).check(z.maxLength(2 * FILE_SORTS.length)),
      most: z.int(),
      mebibytes: z.int(),
    }),
    empty: usual,
    gaps,
    made: ({ sorts, ...draft }) => ({ asked: { ...draft, sorts: inOrder(sorts) }, key: {} }),
    rewritten: (asked) => ({ ...asked, sorts: [...asked.sorts] }),
    isEmpty: (draft) => JSON.stringify(inOrder(draft.sorts)) === JSON.stringify(usual().sorts) && draft.most === 1,
  },
})

/** Files are sent along. Made in a function: a page that does not use it is built without it. */
export const file = /* @__PURE__ */ rule()
