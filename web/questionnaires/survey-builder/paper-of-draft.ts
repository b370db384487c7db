import { questionOnWire } from '#contract/questionnaires/questions-on-wire.ts'
import type { RespondedPaperOnWire } from '#contract/runs/responses.ts'
import { isComplete, madeOf } from '#domain/questionnaires/drafts/draft.ts'
import { formOf } from '#domain/questionnaires/settings.ts'
import { questionId } from '#domain/questions/question-id.ts'
import type { Formulas } from '#domain/text/prose.ts'
import { isQuestion } from '../entries/draft-entries.ts'
import { questionsOf, type SurveyDraft, takingOf } from '../surveys/draft.ts'
import { withoutGone } from './gone.ts'

/** What is not complete yet can not be asked. */
const complete = (draft: SurveyDraft): SurveyDraft => ({
  ...draft,
  pages: draft.pages.map((page) => ({
    ...page,
    entries: page.entries.filter((entry) => !isQuestion(entry) || isComplete(entry.question)),
  })),
})

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
    kinds: [...new Set([...made.values()].map(({ kind }) => kind))],
    needs: ['prose', 'formulas'],
    responding: draft.responding,
    joining: formOf(draft) ?? undefined,
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
