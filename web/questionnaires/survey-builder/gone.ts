import { isQuestion } from '../entries/draft-entries.ts'
import type { DraftWhen } from '../entries/entry-rules.ts'
import { questionsOf, questionsOn, type SurveyDraft } from '../surveys/draft.ts'
import { isAnswerable } from './conditions.ts'

/** What a rule names and is not there: `number` is that of the page or the question that has the rule, from 1. */
export type Gone = { rule: 'page' | 'question' | 'jump'; number: number; what: 'page' | 'question' | 'answer' }

/** All that rules name and is gone, in the order in which they stand. */
export const goneIn = (draft: SurveyDraft): Gone[] => {
  const questions = questionsOf(draft)
  const among = (when: DraftWhen | null | undefined, rule: Gone['rule'], number: number) =>
    (when?.conditions ?? []).flatMap(({ question: key, test }): Gone[] => {
      const question = questions.find((each) => each.key === key)
      if (question === undefined) return [{ rule, number, what: 'question' }]
      return isAnswerable(question, test) ? [] : [{ rule, number, what: 'answer' }]
    })
  const isPage = (key: number) => draft.pages.some((page) => page.key === key)
  return draft.pages.flatMap((page, at) => [
    ...among(page.shownIf, 'page', at + 1),
    ...questionsOn(page).flatMap((each) => among(each.shownIf, 'question', questions.indexOf(each) + 1)),
    ...page.jumps.flatMap(({ when, to }): Gone[] => [
      ...among(when, 'jump', at + 1),
      ...(to === null || isPage(to) ? [] : [{ rule: 'jump' as const, number: at + 1, what: 'page' as const }]),
    ]),
  ])
}

/** Without the rules that name what is gone, for whoever wants to see how the rest is. */
export const withoutGone = (draft: SurveyDraft): SurveyDraft => {
  const questions = new Set(questionsOf(draft).map(({ key }) => key))
  const pages = new Set(draft.pages.map(({ key }) => key))
  const left = (when: DraftWhen | null): DraftWhen | null => {
    const conditions = (when?.conditions ?? []).filter(({ question }) => questions.has(question))
    return when && conditions.length > 0 ? { of: when.of, conditions } : null
  }
  return {
    ...draft,
    pages: draft.pages.map((page) => ({
      ...page,
      shownIf: left(page.shownIf),
      entries: page.entries.map((entry) =>
        isQuestion(entry) && entry.shownIf ? { ...entry, shownIf: left(entry.shownIf) } : entry,
      ),
      jumps: page.jumps.flatMap((jump) => {
        const when = left(jump.when)
        const isLoose = (jump.to !== null && !pages.has(jump.to)) || (jump.when !== null && when === null)
        return isLoose ? [] : [{ to: jump.to, when }]
      }),
    })),
  }
}
