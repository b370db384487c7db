import { describe, expect, it } from 'vitest'
import { emptyQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { questionId } from '#domain/questions/question-id.ts'
import { emptySurvey, questionsOf, type SurveyDraft, type SurveyQuestion, takingOf } from '../surveys/draft.ts'
import {
  rowsOf,
  withoutPage,
  withoutQuestion,
  withPageCopied,
  withQuestionCopied,
  withRestored,
  withRowMoved,
  withRowStepped,
} from './rearranged.ts'

const question = (key: number): SurveyQuestion => ({
  key,
  question: { ...emptyQuestion('opinion'), id: questionId.parse(`id-${key}`) },
  shownIf: null,
})

const page = (key: number, questions: number[]) => ({
  ...{ key, title: '', instructions: '', shownIf: null, jumps: [] },
  questions: questions.map(question),
})

/** `a` has 1 and 2, `b` has 3, `c` nothing. */
const SURVEY: SurveyDraft = { ...emptySurvey(), pages: [page(10, [1, 2]), page(20, [3]), page(30, [])], nextKey: 40 }

const told = (draft: SurveyDraft) =>
  draft.pages.map(({ key, questions }) => [key, ...questions.map((each) => each.key)])
const BEFORE = told(SURVEY)

describe('a survey put into another order', () => {
  it.each([
    ['a question past its neighbour', 1, 2, [[10, 2, 1], [20, 3], [30]]],
    ['a question onto the page before', 4, 3, [[10, 1, 2, 3], [20], [30]]],
    [
      'a question onto the last page',
      1,
      5,
      [
        [10, 2],
        [20, 3],
        [30, 1],
      ],
    ],
    ['a question above everything', 4, 0, [[10, 3, 1, 2], [20], [30]]],
    ['a page with its questions', 0, 3, [[20, 3], [10, 1, 2], [30]]],
    ['a page into the middle of another one', 5, 4, [[10, 1, 2], [20, 3], [30]]],
    ['a page to the top', 5, 0, [[30], [10, 1, 2], [20, 3]]],
    ['nothing there', 9, 0, BEFORE],
    ['beyond the end', 1, 6, BEFORE],
  ])('moves %s', (_, from, to, after) => {
    expect(told(withRowMoved(SURVEY, from, to))).toEqual(after)
  })

  it.each([
    ['a question down', 1, 1, [[10, 2, 1], [20, 3], [30]]],
    ['the last of a page down', 2, 1, [[10, 1], [20, 2, 3], [30]]],
    ['the first of a page up', 3, -1, [[10, 1, 2, 3], [20], [30]]],
    ['the first of all up', 1, -1, BEFORE],
    ['a page up', 20, -1, [[20, 3], [10, 1, 2], [30]]],
    ['a page down', 10, 1, [[20, 3], [10, 1, 2], [30]]],
    ['the first page up', 10, -1, BEFORE],
    ['the last page down', 30, 1, BEFORE],
  ] as const)('steps %s', (_, key, by, after) => {
    expect(told(withRowStepped(SURVEY, key, by))).toEqual(after)
  })

  it('numbers pages and questions on their own', () => {
    expect(rowsOf(SURVEY).map(({ number }) => number)).toEqual([1, 1, 2, 2, 3, 3])
  })
})

describe('a copy', () => {
  it('of a question stands below it, and is no question that was published', () => {
    const copied = withQuestionCopied(SURVEY, 1)
    expect(told(copied)[0]).toEqual([10, 1, 40, 2])
    expect(questionsOf(copied)[1]?.question.id).toBeUndefined()
  })

  it('of a page speaks of its own questions where the page did', () => {
    const [first, ...others] = SURVEY.pages
    if (!first) throw new Error('no page')
    const when = { of: 'all' as const, conditions: [{ question: 1, test: { is: 'answered' as const } }] }
    const second = { ...question(2), shownIf: when }
    const pages = [{ ...first, questions: [question(1), second], jumps: [{ when, to: null }] }, ...others]
    const copied = withPageCopied({ ...SURVEY, pages }, 10)
    expect(told(copied)).toEqual([[10, 1, 2], [40, 41, 42], [20, 3], [30]])
    const { shown, jumps } = takingOf(copied)
    expect(shown.map((rule) => rule.when.conditions[0]?.question)).toEqual([0, 2])
    expect(jumps.map((jump) => jump.when?.conditions[0]?.question)).toEqual([0, 2])
    expect(new Set(rowsOf(copied).map(({ key }) => key)).size).toBe(rowsOf(copied).length)
  })
})

describe('what was removed', () => {
  it.each([
    ['a question', withoutQuestion, 2],
    ['a page', withoutPage, 20],
  ] as const)('comes back: %s', (_, remove, key) => {
    const removed = remove(SURVEY, key)
    expect(told(removed)).not.toEqual(BEFORE)
    const back = withRestored({ ...removed, title: 'Written since' }, SURVEY, key)
    expect([told(back), back.title]).toEqual([BEFORE, 'Written since'])
    expect(withRestored(back, SURVEY, key)).toBe(back)
  })

  it('comes back to the last page where its own is gone', () => {
    const removed = withoutPage(withoutQuestion(SURVEY, 3), 20)
    expect(told(withRestored(removed, SURVEY, 3))).toEqual([
      [10, 1, 2],
      [30, 3],
    ])
  })
})
