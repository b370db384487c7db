import * as z from 'zod/mini'
import { requiredText, storableText } from '../text/text.ts'

export const MAX_FIELDS = 12
export const MAX_LABEL_LENGTH = 100
const MAX_OPTIONS = 200
const MAX_OPTION_LENGTH = 100
/** Of all lists of a form together, in characters: everybody who opens the quiz is sent them. */
const MAX_OF_ALL_OPTIONS = 20_000

/** These are asked once at most, have words and checks of their own, and are known by their kind. */
export const BUILT_IN = ['name', 'phone', 'district'] as const
export type BuiltIn = (typeof BUILT_IN)[number]
export const FIELD_KINDS = [...BUILT_IN, 'text', 'number', 'email', 'choice'] as const
export type FieldKind = (typeof FIELD_KINDS)[number]

export const isBuiltIn = (name: string): name is BuiltIn => BUILT_IN.some((builtIn) => builtIn === name)

/** What a field is called in everything that travels. */
const fieldId = z.string('wrong_type').check(z.maxLength(32, 'too_long'), z.regex(/^[a-z][a-z0-9_]*$/, 'unusable_text'))

const field = z.strictObject({
  id: fieldId,
  kind: z.enum(FIELD_KINDS, 'not_one_of'),
  /** The teacher's words for it; none where it is built in. */
  label: z._default(
    storableText(MAX_LABEL_LENGTH).check(
      z.trim(),
      z.overwrite((text) => text.normalize('NFC')),
    ),
    '',
  ),
  required: z.boolean('wrong_type'),
  /** Whoever gives the same in all fields that identify is the same person. */
  identifies: z.boolean('wrong_type'),
  /** Of a choice: what there is to choose from. */
  options: z._default(
    z.array(requiredText(MAX_OPTION_LENGTH), 'wrong_type').check(z.maxLength(MAX_OPTIONS, 'too_many')),
    [],
  ),
})
export type Field = z.infer<typeof field>

/** Whether a row of results can be told by it. */
export const isNaming = ({ kind, required }: Pick<Field, 'kind' | 'required'>): boolean =>
  required && (kind === 'name' || kind === 'text' || kind === 'number' || kind === 'email')

const isIdentifying = ({ identifies, required }: Pick<Field, 'identifies' | 'required'>): boolean =>
  identifies && required

type Fault = { error: 'required' | 'repeated' | 'not_one_of' | 'unknown_field'; path: string }

/** What is wrong with one field by itself, or beside those before it. */
const faultsOf = ({ id, kind, label, required, identifies, options }: Field, before: readonly Field[]): Fault[] => {
  const found: Fault[] = []
  if (isBuiltIn(kind) !== isBuiltIn(id) || (isBuiltIn(kind) && id !== kind)) {
    found.push({ error: 'not_one_of', path: 'id' })
  }
  if (before.some((other) => other.id === id)) found.push({ error: 'repeated', path: 'id' })
  if (isBuiltIn(kind) && label !== '') found.push({ error: 'unknown_field', path: 'label' })
  if (!isBuiltIn(kind) && !requiredText(MAX_LABEL_LENGTH).safeParse(label).success) {
    found.push({ error: 'required', path: 'label' })
  }
  if (kind === 'choice' && options.length === 0) found.push({ error: 'required', path: 'options' })
  if (kind !== 'choice' && options.length > 0) found.push({ error: 'unknown_field', path: 'options' })
  if (new Set(options).size < options.length) found.push({ error: 'repeated', path: 'options' })
  if (identifies && !required) found.push({ error: 'required', path: 'required' })
  return found
}

const lengthOfOptions = (fields: readonly Field[]): number =>
  fields.reduce((sum, { options }) => options.reduce((all, option) => all + option.length, sum), 0)

const fields = z
  .array(field, 'wrong_type')
  .check(
    z.minLength(1, { error: 'required', abort: true }),
    z.maxLength(MAX_FIELDS, { error: 'too_many', abort: true }),
  )
  .check(
    z.check(({ value: asked, issues }) => {
      const tell = (message: string, path: PropertyKey[] = []) =>
        issues.push({ code: 'custom', message, path, input: asked })
      for (const [at, one] of asked.entries()) {
        for (const { error, path } of faultsOf(one, asked.slice(0, at))) tell(error, [at, path])
      }
      if (lengthOfOptions(asked) > MAX_OF_ALL_OPTIONS) tell('too_many')
      if (!asked.some(isNaming)) tell('naming_required')
      if (!asked.some(isIdentifying)) tell('identity_required')
    }),
  )

/** What students tell about themselves before they start. */
export const joining = z.strictObject({ fields })
export type Joining = z.infer<typeof joining>

const MOST_FORMER = 8

/** Of the forms that a quiz had before this one, the last first, what identified those who started with them. */
export const formerly = z
  .array(z.array(field).check(z.minLength(1), z.maxLength(MAX_FIELDS)))
  .check(z.maxLength(MOST_FORMER))
export type Formerly = z.infer<typeof formerly>

/** A form as its students are shown it. */
export const shownJoining = z.strictObject({ fields, formerly: z._default(formerly, []) })
export type ShownJoining = z.infer<typeof shownJoining>

const identifyingIn = (form: Joining): Field[] => form.fields.filter(({ identifies }) => identifies)

/** What a list had may be long, and was told as a text. */
const withoutList = (asked: Field): Field => (asked.kind === 'choice' ? { ...asked, kind: 'text', options: [] } : asked)

/** What is kept of former forms once another one takes the place of the one there is. */
export const formerlyAfter = (known: Formerly, { before, now }: { before: Joining; now: Joining }): Formerly => {
  const current = JSON.stringify(identifyingIn(now))
  if (JSON.stringify(identifyingIn(before)) === current) return known
  const last = identifyingIn(before).map(withoutList)
  const others = known.filter((form) => ![current, JSON.stringify(last)].includes(JSON.stringify(form)))
  return [last, ...others].slice(0, MOST_FORMER)
}

const builtIn = (kind: BuiltIn, identifies: boolean): Field => ({
  id: kind,
  kind,
  label: '',
  required: true,
  identifies,
  options: [],
})

/** Who is the same person is told by the phone number alone. */
export const USUAL_JOINING: Joining = {
  fields: [builtIn('name', false), builtIn('phone', true), builtIn('district', false)],
}

export const isUsualJoining = ({ fields }: Joining): boolean =>
  fields.length === USUAL_JOINING.fields.length &&
  USUAL_JOINING.fields.every((usual, at) => {
    const here = fields[at]
    return here?.id === usual.id && here.required && here.identifies === usual.identifies
  })

/** What tells people apart best, of what is asked in any case: numbers and addresses before names. */
export const withTellingField = ({ fields }: Joining): Joining => {
  const asked = fields.filter(({ required }) => required)
  const best =
    asked.find(({ kind }) => kind === 'phone' || kind === 'email') ?? asked.find(({ kind }) => kind === 'number')
  const telling = best ?? asked[0]
  return { fields: fields.map((field) => ({ ...field, identifies: field === telling })) }
}

/** Where nobody is told from others by it, one field stands for all that do. */
export const withSomeField = ({ fields }: Joining): Joining => {
  const first = fields.findIndex(({ required }) => required)
  return { fields: fields.map((field, at) => ({ ...field, identifies: at === first })) }
}
