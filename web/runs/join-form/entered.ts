import type { EnteredOnWire } from '#contract/runs/attempts-requests.ts'
import { DISTRICTS } from '#domain/people/districts.ts'
import { describedBy, identityBy } from '#domain/questionnaires/identity.ts'
import { type Field, isBuiltIn, type Joining } from '#domain/questionnaires/joining.ts'
import type { Problem } from '#domain/text/problem.ts'
import { t } from '../../i18n/students/own-form.ts'
import { t as takeText } from '../../i18n/students/take.ts'
import { problemText } from './problem-text.ts'
import type { Ready, Typed } from './typed.ts'

export const labelOf = ({ id, label }: Pick<Field, 'id' | 'label'>): string =>
  isBuiltIn(id) ? takeText(`take.${id}`) : label

/** What tells a person from all others, in words. */
export const identityText = ({ fields }: Joining): string => {
  const labels = fields.filter(({ identifies }) => identifies).map(labelOf)
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(
    labels.map((label) => t('ownForm.listed', { label })),
  )
}

export const fieldProblem = ({ kind }: Field, problem: Problem): string => {
  if (problem === 'number_invalid') return t('ownForm.numberInvalid')
  if (problem === 'email_required') return t('ownForm.emailRequired')
  if (problem === 'email_invalid') return t('ownForm.emailInvalid')
  if (kind === 'choice' && (problem === 'required' || problem === 'not_one_of')) return t('ownForm.choiceRequired')
  return problemText(problem)
}

/** What was typed into these fields, as a call brings it. */
export const enteredIn = (fields: readonly Field[], typed: Typed): EnteredOnWire => {
  const filled = fields.flatMap(({ id }) => {
    const value = Object.hasOwn(typed, id) ? (typed[id]?.trim() ?? '') : ''
    return value === '' ? [] : [[id, value] as const]
  })
  const { name, phone, district } = Object.fromEntries(filled.filter(([id]) => isBuiltIn(id)))
  const others = filled.filter(([id]) => !isBuiltIn(id))
  return {
    name,
    phone,
    district: DISTRICTS.find((known) => known === district),
    ...(others.length > 0 && { fields: Object.fromEntries(others) }),
  }
}

/** Problems by the id of their field. */
export type FieldProblems = Partial<Record<string, Problem>>

const byId = (problems: Record<string, Problem>): FieldProblems =>
  Object.fromEntries(Object.entries(problems).map(([path, problem]) => [path.replace(/^fields\./, ''), problem]))

export const problemsIn = (joining: Joining, typed: Typed): FieldProblems => {
  const read = describedBy(joining, enteredIn(joining.fields, typed))
  return read.ok ? {} : byId(read.problems)
}

export const identityProblems = (joining: Joining, typed: Typed): FieldProblems => {
  const fields = joining.fields.filter(({ identifies }) => identifies)
  const read = identityBy(joining, enteredIn(fields, typed))
  return read.ok ? {} : byId(read.problems)
}

/** What the server said, by the id of its field. */
export const refusedIn = byId

export const readyIn = (joining: Joining, typed: Typed): Ready | null => {
  const entered = enteredIn(joining.fields, typed)
  const read = describedBy(joining, entered)
  if (!read.ok) return null
  const labels = new Map(joining.fields.map((field) => [field.id, labelOf(field)]))
  return {
    entered,
    name: read.value.name,
    details: read.value.fields.map(({ id, value }) => [labels.get(id) ?? '', value] as const),
  }
}
