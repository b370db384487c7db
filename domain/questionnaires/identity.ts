import * as z from 'zod/mini'
import { DISTRICTS } from '../people/districts.ts'
import { mailAddress } from '../people/mail-address.ts'
import { mobileNumber, personName } from '../people/person.ts'
import { folded } from '../text/folded.ts'
import { plainDigits } from '../text/plain-digits.ts'
import { isProblem, type Problem } from '../text/problem.ts'
import { requiredText } from '../text/text.ts'
import { BUILT_IN, type Field, type Formerly, isBuiltIn, isNaming, isUsualJoining, type Joining } from './joining.ts'
import type { Described, Entered, Told } from './told.ts'

const MAX_VALUE_LENGTH = 100
const MAX_DIGITS = 20

const shortText = requiredText(MAX_VALUE_LENGTH)
const wholeNumber = requiredText(MAX_VALUE_LENGTH).check(
  z.overwrite((text) => plainDigits(text).replace(/\s/g, '')),
  z.regex(/^\d+$/, 'number_invalid'),
  z.maxLength(MAX_DIGITS, 'too_long'),
)
const CHECKS = {
  name: personName,
  phone: mobileNumber,
  district: z.enum(DISTRICTS, 'district_required'),
  text: shortText,
  number: wholeNumber,
  email: mailAddress,
  choice: shortText,
} as const

type Read = { ok: true; value: string } | { ok: false; problem: Problem }

const missing = ({ kind }: Field): Problem => {
  if (kind === 'name') return 'name_required'
  if (kind === 'phone') return 'mobile_required'
  return kind === 'district' ? 'district_required' : kind === 'email' ? 'email_required' : 'required'
}

/** The value of one field as it is kept; empty where it is optional and was left out. */
const readField = (field: Field, entered: string | undefined): Read => {
  if (entered === undefined || entered.trim() === '') {
    return field.required ? { ok: false, problem: missing(field) } : { ok: true, value: '' }
  }
  const read = z.safeParse(CHECKS[field.kind], entered)
  if (!read.success) return { ok: false, problem: problemOf(read.error) }
  if (field.kind === 'choice' && !field.options.includes(read.data)) return { ok: false, problem: 'not_one_of' }
  return { ok: true, value: read.data }
}

const problemOf = ({ issues: [first] }: z.core.$ZodError): Problem =>
  first && isProblem(first.message) ? first.message : 'unusable_text'

const enteredIn = (entered: Entered, id: string): string | undefined => {
  if (isBuiltIn(id)) return entered[id]
  return entered.fields && Object.hasOwn(entered.fields, id) ? entered.fields[id] : undefined
}

/** As a call spells the field. */
const pathOf = (id: string): string => (isBuiltIn(id) ? id : `fields.${id}`)

type Problems = Record<string, Problem>

const readAll = (fields: readonly Field[], entered: Entered): { told: Told[]; problems: Problems } => {
  const problems: Problems = {}
  const given: Told[] = []
  for (const field of fields) {
    const read = readField(field, enteredIn(entered, field.id))
    if (!read.ok) problems[pathOf(field.id)] = read.problem
    else if (read.value !== '') {
      given.push({ id: field.id, label: field.label, value: read.value, identifies: field.identifies })
    }
  }
  const isAsked = (id: string) => fields.some((field) => field.id === id)
  for (const id of BUILT_IN) if (entered[id] !== undefined && !isAsked(id)) problems[id] = 'unknown_field'
  for (const id of Object.keys(entered.fields ?? {})) {
    if (isBuiltIn(id) || !isAsked(id)) problems[`fields.${id}`] = 'unknown_field'
  }
  return { told: given, problems }
}

/** What was said in a form, by the ids of its fields; or what is wrong in it, by the same. */
export const saidIn = (
  { fields }: Joining,
  said: Readonly<Record<string, string>>,
): Outcome<Readonly<Record<string, string>>> => {
  const read = fields.map((field) => [field.id, readField(field, said[field.id])] as const)
  const problems = read.flatMap(([id, each]) => (each.ok ? [] : [[id, each.problem] as const]))
  if (problems.length > 0) return { ok: false, problems: Object.fromEntries(problems) }
  const given = read.flatMap(([id, each]) => (each.ok && each.value !== '' ? [[id, each.value] as const] : []))
  return { ok: true, value: Object.fromEntries(given) }
}

/** What they are called: their name, or else the first text that tells them apart; rather one that does not identify them. */
const nameIn = (fields: readonly Field[], given: readonly Told[]): string => {
  const naming = given.filter(({ id }) => fields.some((field) => field.id === id && isNaming(field)))
  const best = naming.find(({ id }) => id === 'name') ?? naming.find(({ identifies }) => !identifies) ?? naming[0]
  return best?.value ?? ''
}

type Outcome<Value> = { ok: true; value: Value } | { ok: false; problems: Problems }

/** Whose attempt begins, or what is wrong in the form, by the fields as a call spells them. */
export const describedBy = (joining: Joining, entered: Entered): Outcome<Described> => {
  const { fields } = joining
  const { told: given, problems } = readAll(fields, entered)
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  const valueIn = (wanted: string) => given.find(({ id }) => id === wanted)?.value ?? ''
  return {
    ok: true,
    value: {
      name: nameIn(fields, given),
      phone: valueIn('phone'),
      district: valueIn('district'),
      fields: isUsualJoining(joining) ? [] : given,
    },
  }
}

/** What tells one person from all others: pairs of a field and what is in it, folded. */
export type Identity = readonly (readonly [id: string, value: string])[]

const identityIn = (given: readonly Told[]): Identity =>
  given
    .flatMap(({ id, value, identifies }) => (identifies ? [[id, folded(value)] as const] : []))
    .sort(([one], [other]) => (one < other ? -1 : 1))

/** The same of what was said in a form, by the ids of its fields. */
export const identityAmong = ({ fields }: Joining, said: Readonly<Record<string, string>>): Identity =>
  identityIn(fields.map(({ id, label, identifies }) => ({ id, label, identifies, value: said[id] ?? '' })))

export const identityOf = ({ phone, fields }: Pick<Described, 'phone' | 'fields'>): Identity =>
  fields.length === 0 ? [['phone', phone]] : identityIn(fields)

/** Who asks for their attempt. */
export const identityBy = (joining: Joining, entered: Entered): Outcome<Identity> => {
  const fields = joining.fields.filter(({ identifies }) => identifies)
  const { told: given, problems } = readAll(fields, entered)
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, value: identityIn(given) }
}

/** The same by each form that asks for just this, of those there have been; the one there is comes first. */
export const identitiesBy = (joining: Joining, formerly: Formerly, entered: Entered): Outcome<Identity[]> => {
  const now = identityBy(joining, entered)
  const before = formerly.map((fields) => identityBy({ fields }, entered))
  const found = [now, ...before].flatMap((read) => (read.ok ? [read.value] : []))
  return now.ok || found.length > 0 ? { ok: true, value: found } : now
}

export const isSameDescribed = (one: Described, other: Described): boolean =>
  one.name === other.name &&
  one.phone === other.phone &&
  one.district === other.district &&
  JSON.stringify(one.fields) === JSON.stringify(other.fields)
