import { expect, it } from 'vitest'
import type { Question } from '#domain/questionnaires/items/question.ts'
import { questionId } from '#domain/questions/question-id.ts'
import { categoriesInWords, formerlyInWords } from './formerly-in-words.ts'

const id = questionId.parse('q')
const opinion = (options: string[], prompt = 'Lunch?'): Question => ({
  ...{ id, kind: 'opinion', prompt },
  ...{ asked: { options, look: 'list', other: false, least: null, most: 1 }, key: {} },
})
const table = (rows: string[], columns: string[]): Question => ({
  ...{ id, kind: 'matrix', prompt: 'Each?', asked: { rows, columns, several: false }, key: {} },
})
const gone = (list: number, from: number) => ({ question_ids: [], choices: [{ question_id: 'q', list, from }] })

it.each<[string, Question, Parameters<typeof formerlyInWords>[1], Question]>([
  ['nothing that is gone', opinion(['Yes', 'No']), undefined, opinion(['Yes', 'No'])],
  ['an option', opinion(['Yes', 'No', 'Perhaps']), gone(0, 2), opinion(['Yes', 'No', 'Perhaps (no longer offered)'])],
  [
    'a column',
    table(['A'], ['Good', 'Bad', 'So']),
    gone(1, 2),
    table(['A'], ['Good', 'Bad', 'So (no longer offered)']),
  ],
  [
    'a question',
    opinion(['Yes', 'No']),
    { question_ids: ['q'], choices: [] },
    opinion(['Yes', 'No'], 'No longer asked: Lunch?'),
  ],
  ['another question', opinion(['Yes', 'No']), { question_ids: ['other'], choices: [] }, opinion(['Yes', 'No'])],
])('a question says of itself that %s is asked or offered no more', (_, question, was, said) =>
  expect(formerlyInWords(question, was)).toEqual(said),
)

it.each([
  [
    'says that it is offered no more',
    ['Yes', 'No'],
    ['Yes', 'No (no longer offered)'],
    ['Yes', 'No (no longer offered)'],
  ],
  ['is called as it was counted, whatever the page has read before', ['No', 'Yes'], ['Yes', 'No'], ['No', 'Yes']],
])('a category of a cross table %s', (_, counted, ofQuestion, shown) =>
  expect(categoriesInWords(counted, ofQuestion)).toEqual(shown),
)
