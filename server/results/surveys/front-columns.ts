import type { Field } from '#domain/questionnaires/joining.ts'
import type { SurveyData } from './describe-survey.ts'
import type { FoundResponse } from './find-responses.ts'

export type Tabled = {
  data: SurveyData
  responses: AsyncIterable<FoundResponse>
  /** What the form asks beside a name. */
  form: readonly Pick<Field, 'id' | 'label'>[]
  zone: string
  origin: string
}

const TIME_WIDTH = 20
const NARROW = 12

const ABOUT = {
  response: 'A number of the response’s own',
  complete: '1: sent to the end; 0: begun, and not sent',
  version: 'Which version was answered',
  started: 'When the first answer came',
  saved: 'When it was sent, or saved last',
  name: 'The name that was told',
  beside: 'What else was told, or came with the link',
} as const
type About = keyof typeof ABOUT

const FRONT: readonly About[] = ['response', 'complete', 'version', 'started', 'saved', 'name']

/** By which name a field of the form is a column: the built-in ones have their own. */
const columnOfField = ({ id, label }: Tabled['form'][number], at: number): FrontColumn => ({
  header: label === '' ? id : `told_${at + 1}`,
  about: label === '' ? `What was told: ${id}` : `What was told: ${label}`,
  width: TIME_WIDTH,
})

export type FrontColumn = { header: string; about: string; width: number }

const columnAbout = (about: About, zone: string): FrontColumn => {
  const isTime = about === 'started' || about === 'saved'
  const width = isTime || about === 'response' ? TIME_WIDTH : NARROW
  return { header: isTime ? `${about} (${zone})` : about, about: ABOUT[about], width }
}

/** What stands before the answers, in the order in which it does. */
export const frontColumns = ({ form, zone }: Pick<Tabled, 'form' | 'zone'>): FrontColumn[] => [
  ...FRONT.map((about) => columnAbout(about, zone)),
  ...form.map(columnOfField),
  columnAbout('beside', zone),
]
