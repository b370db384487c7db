import { maskedPhone } from '../people/participant.ts'
import { isNaming, type Joining } from './joining.ts'
import { formOf, type QuestionnaireSettings } from './settings.ts'

type Settings = Pick<QuestionnaireSettings, 'responding' | 'joining'>
type Told = Readonly<Record<string, string>>

/** What is asked beside the questions and the name: the fields of the form, and what links bring along. */
export const besideIn = (settings: Settings): { id: string; label: string }[] => {
  const { anonymous, fields } = settings.responding
  if (anonymous) return []
  const inForm = (formOf(settings)?.fields ?? []).map(({ id, label }) => ({ id, label }))
  const inLink = fields.filter((name) => inForm.every(({ id }) => id !== name)).map((id) => ({ id, label: id }))
  return [...inForm.filter(({ id }) => id !== 'name'), ...inLink]
}

/** What whoever told this is called; where no name is asked for, by the first field that can stand for one. */
export const nameIn = (form: Joining | null, told: Told): string => {
  const others = (form?.fields ?? []).filter(isNaming).flatMap(({ id }) => told[id] ?? [])
  return told.name ?? others[0] ?? ''
}

/** As tables on a screen show it. */
export const shownTold = ({ name: _, ...told }: Told): Record<string, string> =>
  told.phone === undefined ? told : { ...told, phone: maskedPhone(told.phone) }
