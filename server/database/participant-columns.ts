import * as z from 'zod/mini'
import { type Described, type Told, told } from '#domain/questionnaires/told.ts'
import { readJson, writeJson } from './columns.ts'

const all = z.array(told)
const NONE = '[]'

type Columns = Record<keyof Described, string>

/** Most forms are the usual one, and have nothing else to tell. */
export const writeFields = (fields: readonly Told[]): string => (fields.length === 0 ? NONE : writeJson(fields))

/** Whose attempt a row is. */
export const readParticipant = ({ name, phone, district, fields }: Columns): Described => ({
  name,
  phone,
  district,
  fields: fields === NONE ? [] : readJson(all, fields),
})
