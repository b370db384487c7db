import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { type DraftDetails, detailsProblems } from '#domain/questionnaires/drafts/draft.ts'
import { MAX_QUESTIONS, MAX_SUBJECT_LENGTH, MAX_TITLE_LENGTH } from '#domain/questionnaires/questionnaire.ts'
import { excessOf } from '#domain/text/text.ts'
import { problemText } from '../../i18n/problems.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { t as settingsText } from '../../i18n/teachers/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { OwnTimes } from '../entries/own-times.ts'
import { CountField } from '../question-form/count-field.tsx'
import { MarkingFields } from '../question-form/marking-fields.tsx'
import { keysOf } from '../shortcuts/shortcuts.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { DurationField } from './duration-field.tsx'
import { useDuration } from './use-duration.ts'
import { useQuestionCount } from './use-question-count.ts'

export type DetailsFormProps = {
  details: DraftDetails
  /** Questions in which something is written. */
  written: number
  /** Where its sections, or questions, have times of their own. */
  ownTimes?: OwnTimes | null
  aboutMarks?: ReactNode
  onChange: (change: Partial<DraftDetails>) => void
  onNext: () => void
  onSettings: () => void
}

type FieldName = keyof DraftDetails
type Messages = Partial<Record<FieldName, string>>

export function DetailsForm({
  details,
  written,
  ownTimes = null,
  aboutMarks,
  onChange,
  onNext,
  onSettings,
}: DetailsFormProps) {
  const [left, setLeft] = useState<readonly FieldName[]>([])
  const form = useRef<HTMLFormElement>(null)
  useShortcuts({ finish: () => form.current?.requestSubmit() })
  const count = useQuestionCount({
    planned: details.questionCount,
    written,
    onChange: (questionCount) => onChange({ questionCount }),
  })
  const duration = useDuration({ minutes: details.minutes, onChange: (minutes) => onChange({ minutes }) })
  const messages = messagesOn(details)
  if (messages.minutes) messages.minutes = duration.problem
  if (count.error) messages.questionCount = count.error
  if (count.raised !== null) delete messages.questionCount
  const textOn = (field: FieldName) => (left.includes(field) ? messages[field] : undefined)
  const leave = (field: FieldName) => () => setLeft((before) => (before.includes(field) ? before : [...before, field]))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setLeft(FIELDS)
    const wrong = FIELDS.find((field) => messages[field])
    if (wrong !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${wrong === 'wrongCosts' ? 'wrongPart' : wrong}"]`)?.focus()
      return
    }
    if (count.raised !== null) onChange({ questionCount: count.raised })
    onNext()
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <h2 tabIndex={-1} className="sr-only">
        {t('editor.stepDetails')}
      </h2>
      <Card className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          className="sm:col-span-2"
          name="title"
          label={t('editor.title')}
          hint={t('editor.titleHint')}
          error={textOn('title')}
          autoComplete="off"
          value={details.title}
          onBlur={leave('title')}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <TextField
          className="sm:col-span-2"
          name="subject"
          label={t('editor.subject')}
          error={textOn('subject')}
          autoComplete="off"
          value={details.subject}
          onBlur={leave('subject')}
          onChange={({ target }) => onChange({ subject: target.value })}
        />
        <CountField
          value={count.shown}
          raised={count.raised}
          error={textOn('questionCount')}
          onBlur={leave('questionCount')}
          onWrite={count.write}
        />
        <DurationField {...{ duration, ownTimes }} error={textOn('minutes')} onBlur={leave('minutes')} />
        <MarkingFields
          details={details}
          error={textOn('marksPerQuestion')}
          onBlur={leave('marksPerQuestion')}
          onChange={onChange}
          aboutMarks={aboutMarks}
        />
        <MoreSettings onSettings={onSettings} />
      </Card>
      <div className="mt-5 flex justify-end">
        <Button type="submit" variant="primary" className="max-sm:w-full" aria-keyshortcuts={keysOf('finish')}>
          {t('editor.saveAndNext')}
        </Button>
      </div>
    </form>
  )
}

function MoreSettings({ onSettings }: { onSettings: () => void }) {
  return (
    <div className="sm:col-span-2">
      <Button aria-keyshortcuts={keysOf('settings')} onClick={onSettings}>
        {settingsText('settings.more')}
      </Button>
      <p className="mt-1 text-sm text-ink-soft">{settingsText('settings.moreHint')}</p>
    </div>
  )
}

const FIELDS: readonly FieldName[] = ['title', 'subject', 'questionCount', 'minutes', 'marksPerQuestion', 'wrongCosts']

const messagesOn = (details: DraftDetails): Messages => {
  const problems = detailsProblems(details)
  const messages: Messages = {}
  for (const field of FIELDS) {
    const problem = problems[field]
    if (problem) messages[field] = problemText(problem)
  }
  const excess = {
    title: { over: excessOf(details.title, MAX_TITLE_LENGTH), most: MAX_TITLE_LENGTH },
    subject: { over: excessOf(details.subject, MAX_SUBJECT_LENGTH), most: MAX_SUBJECT_LENGTH },
  }
  if (excess.title.over > 0) messages.title = t('editor.tooLong', excess.title)
  if (excess.subject.over > 0) messages.subject = t('editor.tooLong', excess.subject)
  if (problems.marksPerQuestion) messages.marksPerQuestion = t('editor.pointsRange')
  if ((details.questionCount ?? 0) > MAX_QUESTIONS)
    messages.questionCount = t('editor.tooManyQuestions', { most: MAX_QUESTIONS })
  return messages
}
