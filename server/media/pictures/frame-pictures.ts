import { setImmediate as aTurn } from 'node:timers/promises'
import type { FieldProblems } from '#contract/wire/problems-of.ts'
import { pictureIdsOf, withPictureFrames } from '#domain/questionnaires/items/question-pictures.ts'
import type { Writing } from '#domain/questionnaires/items/question-texts.ts'
import { allWritings, changedWritings, type Writings } from '#domain/questionnaires/writings.ts'
import { fail } from '#domain/result.ts'
import { MAX_QUIZ_PICTURES } from '#domain/text/picture.ts'
import type { Context } from '../../context.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { picturesOf } from './store.ts'

/** Reading so many takes a few milliseconds. */
const READ_AT_ONCE = 10

type Framed =
  | { ok: true; value: Writings }
  | { ok: false; code: 'invalid_request'; fields: FieldProblems }
  | { ok: false; code: 'too_many_quiz_pictures' }

/** The pictures that each of them names, without those that name none. */
const namedIn = async (writings: readonly Writing[]): Promise<Map<Writing, string[]>> => {
  const named = new Map<Writing, string[]>()
  for (const [at, writing] of writings.entries()) {
    if (at % READ_AT_ONCE === 0) await aTurn()
    const { asked, key } = pictureIdsOf(writing)
    if (asked.length + key.length > 0) named.set(writing, [...asked, ...key])
  }
  return named
}

/** All of it with the sizes of its pictures; or which of it names one that this teacher does not have, or that there are too many. */
export const framePictures = async (
  { db }: Pick<Context, 'db'>,
  owner: SignedInTeacher,
  writings: Writings,
): Promise<Framed> => {
  const named = await namedIn(allWritings(writings))
  if (named.size === 0) return { ok: true, value: writings }
  const ids = [...new Set([...named.values()].flat())]
  if (ids.length > MAX_QUIZ_PICTURES) return fail('too_many_quiz_pictures')
  const known = new Map((await picturesOf(db, owner.id, ids)).map(({ id, ...frame }) => [id, frame]))
  const fields: FieldProblems = {}
  const value = await changedWritings(writings, async (writing, field) => {
    const framed = named.has(writing) ? withPictureFrames(writing, known) : writing
    if (!framed) fields[field] = 'picture_missing'
    return framed
  })
  return Object.keys(fields).length === 0 ? { ok: true, value } : { ok: false, code: 'invalid_request', fields }
}
