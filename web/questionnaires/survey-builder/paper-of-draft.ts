import { layoutOnWire } from '#contract/questionnaires/layout-on-wire.ts'
import { questionOnWire } from '#contract/questionnaires/questions-on-wire.ts'
import type { RespondedPaperOnWire } from '#contract/runs/responses.ts'
import { isComplete, madeOf } from '#domain/questionnaires/drafts/draft.ts'
import type { Item } from '#domain/questionnaires/items/item.ts'
import type { Question } from '#domain/questionnaires/items/question.ts'
import type { Section } from '#domain/questionnaires/questionnaire.ts'
import { formOf } from '#domain/questionnaires/settings.ts'
import { questionId } from '#domain/questions/question-id.ts'
import type { Formulas } from '#domain/text/prose.ts'
import { isFilled } from '#domain/text/text.ts'
import { isQuestion, membersOf } from '../entries/draft-entries.ts'
import { questionsOf, type SurveyDraft, type SurveyPage, takingOf } from '../surveys/draft.ts'
import { withoutGone } from './gone.ts'

/** What is not complete yet can not be asked. */
const complete = (draft: SurveyDraft): SurveyDraft => ({
  ...draft,
  pages: draft.pages.map((page) => ({
    ...page,
    entries: page.entries.filter((entry) => !isQuestion(entry) || isComplete(entry.question)),
  })),
})

type Means = { made: ReadonlyMap<number, Question>; formulas: Formulas }

/** A page as it is published, of what is complete. */
const sectionOf = ({ key, title, instructions, entries }: SurveyPage, { made, formulas }: Means): Section => ({
  ...{ id: String(key), title, instructions },
  items: entries.flatMap((entry): Item[] => {
    const question = made.get(entry.key)
    if (isQuestion(entry)) return question && !entry.inPassage ? [question] : []
    const { kind, text, format } = entry.part
    const written = { id: `trial-${entry.key}`, format, formulas }
    if (kind === 'text') return isFilled(text) ? [{ kind, text, ...written }] : []
    const questions = membersOf(entries, entry.key).flatMap((member) => made.get(member) ?? [])
    return kind === 'group' && questions.length > 0 ? [{ kind, stimulus: text, ...written, questions }] : []
  }),
})

const partKindsIn = ({ pages }: SurveyDraft): string[] =>
  pages.flatMap(({ entries }) => entries.flatMap((entry) => (isQuestion(entry) ? [] : entry.part.kind)))

/** A survey that is being written, as people would get it; what is not complete is left out. */
export const paperOfDraft = (written: SurveyDraft, formulas: Formulas): RespondedPaperOnWire => {
  const draft = complete(written)
  const made = new Map(
    questionsOf(draft).flatMap(({ key, question }) => {
      const one = madeOf(question, { id: questionId.parse(`trial-${key}`), random: () => 0 })
      return one ? [[key, { ...one, formulas }] as const] : []
    }),
  )
  return {
    id: '',
    kind: 'survey',
    title: draft.title,
    host: '',
    share_code: '',
    status: 'active',
    version_id: '',
    kinds: [...new Set([...[...made.values()].map(({ kind }) => kind), ...partKindsIn(draft)])],
    needs: ['prose', 'formulas'],
    responding: draft.responding,
    joining: formOf(draft) ?? undefined,
    layout: layoutOnWire({ sections: draft.pages.map((page) => sectionOf(page, { made, formulas })) }) ?? undefined,
    sections: draft.pages.map(({ key, title, instructions, format, entries }) => ({
      ...{ id: String(key), title, instructions, format, formulas },
      question_ids: entries.flatMap((entry) => made.get(entry.key)?.id ?? []),
    })),
    taking: takingOf(withoutGone(draft)),
    written: {
      welcome: { format: draft.welcomeFormat, formulas },
      thanks: { format: draft.responding.thanks_format, formulas },
    },
    questions: [...made.values()].map((question) => questionOnWire(question, 0)),
  }
}
