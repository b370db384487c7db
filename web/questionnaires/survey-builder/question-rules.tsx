import { useRef } from 'react'
import { t } from '../../i18n/teachers/surveys.ts'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import type { QuestionEntry } from '../entries/draft-entries.ts'
import { questionsOf, type SurveyDraft, withEntry } from '../surveys/draft.ts'
import { FilledBy } from './filled-by.tsx'
import { Speaking } from './speaking.tsx'
import { OptionalWhen } from './when-editor.tsx'
import { withInserted } from './with-inserted.ts'

type QuestionRulesProps = { draft: SurveyDraft; entry: QuestionEntry; onDraft: (draft: SurveyDraft) => void }

/** Of a question: whether it has to be answered, by what it is answered beforehand, when it is asked, and of what its text speaks. */
export function QuestionRules({ draft, entry, onDraft }: QuestionRulesProps) {
  const rules = useRef<HTMLDivElement>(null)
  const { question, shownIf } = entry
  const all = questionsOf(draft)
  const before = all.slice(0, all.indexOf(entry))
  const change = (changed: Partial<QuestionEntry>) => onDraft(withEntry(draft, { ...entry, ...changed }))
  const say = (token: string) => {
    const field = rules.current?.closest('[data-form]')?.querySelector<HTMLTextAreaElement>('textarea[name="problem"]')
    change({ question: { ...question, prompt: withInserted(field ?? null, question.prompt, token) } })
  }
  return (
    <div ref={rules} className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-4">
      <CheckboxField
        label={t('surveys.required')}
        checked={question.isRequired === true}
        onChange={({ currentTarget }) =>
          change({ question: { ...question, isRequired: currentTarget.checked || undefined } })
        }
      />
      <Speaking texts={[{ text: question.prompt, format: question.format }]} before={before} onInsert={say} />
      {!draft.responding.anonymous && <FilledBy entry={entry} onChange={({ filledBy }) => change({ filledBy })} />}
      <OptionalWhen
        label={t('surveys.showIf')}
        before={before}
        when={shownIf}
        onChange={(when) => change({ shownIf: when })}
      />
    </div>
  )
}
