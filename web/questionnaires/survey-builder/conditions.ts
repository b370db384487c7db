import { choicesIn as choicesInDraft, numbersIn } from '#domain/questionnaires/items/facets.ts'
import { t } from '../../i18n/teachers/surveys.ts'
import type { QuestionEntry } from '../entries/draft-entries.ts'
import type { DraftCondition, DraftWhen } from '../entries/entry-rules.ts'
import { promptInWords } from '../surveys/prompt-in-words.ts'

export const TESTS = ['any_of', 'none_of', 'answered', 'unanswered', 'at_least', 'at_most'] as const
export type TestName = (typeof TESTS)[number]

/** What can be chosen in a question, by the number it goes by. */
export const choicesIn = ({ question }: QuestionEntry): { value: number; words: string }[] =>
  choicesInDraft(question).map(({ value, text }) => ({
    value,
    words: text.trim() || t('surveys.optionNumber', { number: value + 1 }),
  }))

/** Which tests mean anything for a question. */
export const testsFor = (question: QuestionEntry): readonly TestName[] => {
  const isNumber = numbersIn(question.question) !== undefined
  const hasChoices = choicesIn(question).length > 0
  return TESTS.filter((name) => {
    if (name === 'at_least' || name === 'at_most') return isNumber
    return hasChoices || (name !== 'any_of' && name !== 'none_of')
  })
}

export const testOf = (name: TestName, question: QuestionEntry, value?: number): DraftCondition['test'] => {
  const first = value ?? choicesIn(question)[0]?.value ?? 0
  if (name === 'any_of' || name === 'none_of') return { is: name, values: [first] }
  return name === 'at_least' || name === 'at_most' ? { is: name, number: first } : { is: name }
}

/** Whether a question can be answered in the way that a condition asks for. */
export const isAnswerable = (question: QuestionEntry, test: DraftCondition['test']): boolean => {
  const choices = choicesIn(question).map(({ value }) => value)
  if (!testsFor(question).includes(test.is)) return false
  if ('values' in test) return test.values.every((each) => choices.includes(each))
  const numbers = numbersIn(question.question)
  if (!('number' in test) || !numbers) return true
  return test.is === 'at_least' ? test.number <= numbers.to : test.number >= numbers.from
}

/** The first thing that could be asked of a question. */
export const conditionOn = (question: QuestionEntry): DraftCondition => ({
  question: question.key,
  test: testOf(testsFor(question)[0] ?? 'answered', question),
})

/** A condition as one says it. */
const inWords = ({ question: key, test }: DraftCondition, questions: readonly QuestionEntry[]): string => {
  const at = questions.findIndex((each) => each.key === key)
  const question = questions[at]
  const unwritten = t('surveys.unwritten', { number: at + 1 })
  const name = question ? promptInWords(question.question) || unwritten : t('surveys.goneQuestionName')
  const choices = question ? choicesIn(question) : []
  const valueWords = (value: number) =>
    choices.find((choice) => choice.value === value)?.words ?? t('surveys.goneOptionName')
  const value =
    'values' in test ? test.values.map(valueWords).join(t('surveys.or')) : 'number' in test ? String(test.number) : ''
  return t(`surveys.said_${test.is}`, { question: name, value })
}

export const whenInWords = ({ of, conditions }: DraftWhen, questions: readonly QuestionEntry[]): string =>
  conditions.map((condition) => inWords(condition, questions)).join(t(of === 'all' ? 'surveys.and' : 'surveys.or'))
