import { useRef } from 'react'
import { MAX_INSTRUCTIONS_LENGTH } from '#domain/questionnaires/items/passage.ts'
import { t } from '../../i18n/teachers/surveys.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { DraftJump } from '../entries/entry-rules.ts'
import { ProseField } from '../question-form/prose-field.tsx'
import { questionsOf, type SurveyDraft, type SurveyPage, withPageChanged, withQuestion } from '../surveys/draft.ts'
import { ArrangeButtons } from './arrange-buttons.tsx'
import { conditionOn } from './conditions.ts'
import { QuestionCard } from './question-card.tsx'
import { withoutPage, withoutQuestion, withPageCopied, withQuestionCopied, withRowStepped } from './rearranged.ts'
import { Speaking } from './speaking.tsx'
import { OptionalWhen, WhenEditor } from './when-editor.tsx'
import { withInserted } from './with-inserted.ts'

type PageCardProps = {
  draft: SurveyDraft
  page: SurveyPage
  onDraft: (draft: SurveyDraft) => void
  /** The same without a page or a question, which can be brought back by its key. */
  onRemoved: (draft: SurveyDraft, key: number, said: string) => void
}

/** One page: what it says, when it is there, what it asks, and where it leads. */
export function PageCard({ draft, page, onDraft, onRemoved }: PageCardProps) {
  const number = draft.pages.indexOf(page) + 1
  const all = questionsOf(draft)
  const text = useRef<HTMLTextAreaElement>(null)
  const firstPlace = questionsOf({ pages: draft.pages.slice(0, number - 1) }).length
  const change = (changes: Partial<SurveyPage>) => onDraft(withPageChanged(draft, page.key, changes))
  return (
    <Card>
      <section aria-label={t('surveys.page', { number })} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="grow text-xl">{t('surveys.page', { number })}</h2>
          <ArrangeButtons
            labels={{
              up: t('surveys.pageUp', { number }),
              down: t('surveys.pageDown', { number }),
              copy: t('surveys.copyPage', { number }),
              remove: t('surveys.removePage', { number }),
            }}
            onMove={(by) => onDraft(withRowStepped(draft, page.key, by))}
            onCopy={() => onDraft(withPageCopied(draft, page.key))}
            onRemove={
              draft.pages.length > 1
                ? () => onRemoved(withoutPage(draft, page.key), page.key, t('surveys.pageRemoved', { number }))
                : undefined
            }
          />
        </div>
        <TextField
          label={t('surveys.pageTitle')}
          value={page.title}
          maxLength={200}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
        <ProseField
          field={text}
          label={t('surveys.pageInstructions')}
          rows={2}
          most={MAX_INSTRUCTIONS_LENGTH}
          text={page.instructions}
          format={page.format}
          onWrite={(instructions, format) => change({ instructions, format })}
        />
        <Speaking
          texts={[{ text: page.title }, { text: page.instructions, format: page.format }]}
          before={all.slice(0, firstPlace)}
          onInsert={(token) => change({ instructions: withInserted(text.current, page.instructions, token) })}
        />
        <OptionalWhen
          label={t('surveys.showPageIf')}
          before={all.slice(0, firstPlace)}
          when={page.shownIf}
          onChange={(shownIf) => change({ shownIf })}
        />
        {page.questions.map((entry, at) => (
          <QuestionCard
            key={entry.key}
            entry={entry}
            isAnonymous={draft.responding.anonymous}
            number={firstPlace + at + 1}
            before={all.slice(0, firstPlace + at)}
            onChange={(changed) => change({ questions: page.questions.with(at, changed) })}
            onMove={(by) => onDraft(withRowStepped(draft, entry.key, by))}
            onCopy={() => onDraft(withQuestionCopied(draft, entry.key))}
            onRemove={() =>
              onRemoved(
                withoutQuestion(draft, entry.key),
                entry.key,
                t('surveys.questionRemoved', { number: firstPlace + at + 1 }),
              )
            }
          />
        ))}
        <Button className="justify-self-start" onClick={() => onDraft(withQuestion(draft, page.key))}>
          {t('surveys.addQuestion')}
        </Button>
        <Jumps draft={draft} page={page} onChange={(jumps) => change({ jumps })} />
      </section>
    </Card>
  )
}

type JumpsProps = { draft: SurveyDraft; page: SurveyPage; onChange: (jumps: DraftJump[]) => void }

/** Where the page leads but to the next one. */
function Jumps({ draft, page, onChange }: JumpsProps) {
  const at = draft.pages.indexOf(page)
  const before = questionsOf({ pages: draft.pages.slice(0, at + 1) })
  const last = before.at(-1)
  const later = draft.pages.slice(at + 1)
  const isThere = ({ to }: DraftJump) => to === null || later.some(({ key }) => key === to)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {page.jumps.map((jump, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a jump is its place
        <div key={place} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {jump.when && (
            <WhenEditor
              legend={t('surveys.jumpIf')}
              before={before}
              when={jump.when}
              onChange={(when) =>
                onChange(
                  when.conditions.length === 0
                    ? page.jumps.toSpliced(place, 1)
                    : page.jumps.with(place, { ...jump, when }),
                )
              }
            />
          )}
          <SelectField
            label={t('surveys.goTo')}
            value={isThere(jump) ? (jump.to ?? 'end') : ''}
            error={isThere(jump) ? undefined : t('surveys.goneHere_page')}
            onChange={({ target }) =>
              onChange(page.jumps.with(place, { ...jump, to: target.value === 'end' ? null : Number(target.value) }))
            }
          >
            {!isThere(jump) && (
              <option value="" disabled>
                –
              </option>
            )}
            {later.map(({ key }, next) => (
              <option key={key} value={key}>
                {t('surveys.page', { number: at + next + 2 })}
              </option>
            ))}
            <option value="end">{t('surveys.theEnd')}</option>
          </SelectField>
        </div>
      ))}
      {last && at + 1 < draft.pages.length && (
        <Button
          className="justify-self-start"
          onClick={() => onChange([...page.jumps, { when: { of: 'all', conditions: [conditionOn(last)] }, to: null }])}
        >
          {t('surveys.jumpIf')}
        </Button>
      )}
    </div>
  )
}
