import { expect, it } from 'vitest'
import { madeOf, readDraft } from '#domain/questionnaires/drafts/draft.ts'
import { questionId } from '#domain/questions/question-id.ts'
import { columnsOf } from './answer-columns.ts'

const OPTIONS = ['Tea', 'Milk', 'Juice']

/** The code book of one question of which the first so many options are offered. */
const codeBook = (most: number | null, offered: number) => {
  const id = questionId.parse('q')
  const draft = readDraft(
    'opinion',
    { prompt: 'Which?' },
    { options: OPTIONS, look: 'list', least: null, most, other: true },
  )
  const question = draft && madeOf(draft, { id, random: () => 0 })
  const questions = question ? [question] : []
  const across = { current: 'v', versionIds: ['v'], questions, askedNow: 1, rules: new Map() }
  const reading = { read: () => ({}), anyOf: () => new Map(), floored: () => new Map(), countedAs: () => new Map() }
  return columnsOf({ ...across, ...reading, offered: new Map([[id, [offered]]]) })
}
const gone = (text: string) => `${text} (no longer offered)`

it('a choice of one names what is no longer offered among its codes', () => {
  const [column] = codeBook(1, 1)
  expect(column?.values.map(({ label }) => label)).toEqual(['Tea', gone('Milk'), gone('Juice'), 'Other'])
})

it('a choice of several names it as the column that it is, and no answer in it', () => {
  const columns = codeBook(null, 0).filter(({ type }) => type === 'yes_no')
  expect(columns.map(({ label }) => label)).toEqual([...OPTIONS.map(gone), 'Other'])
  for (const { values } of columns) expect(values.map(({ label }) => label)).toEqual(['Not chosen', 'Chosen'])
})
