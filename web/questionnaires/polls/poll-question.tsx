import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash2 from 'lucide-react/icons/trash-2'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { MAX_PROMPT_LENGTH } from '#domain/questionnaires/items/prompt.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t as editorText } from '../../i18n/teachers/editor.ts'
import { t } from '../../i18n/teachers/polls.ts'
import { spokenLanguage } from '../../i18n/translate.ts'
import { gapWords } from '../../questions/completeness.tsx'
import { ProsePreview } from '../../questions/editing/draft-texts.tsx'
import { lengthError } from '../../questions/editing/length-error.ts'
import { useFieldFocus } from '../../questions/editing/use-field-focus.ts'
import { EditQuestion, firstFieldOf } from '../../questions/editors.tsx'
import { nameOfKind } from '../../questions/name-of-kind.ts'
import { hasList, hasManySettings, PRESETS } from '../../questions/presets.ts'
import { Card } from '../../ui/card.tsx'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { WritingFields } from '../question-form/writing-fields.tsx'
import { gapsIn, type PollQuestion } from './poll-draft.ts'
import { usePreset } from './use-preset.ts'

type PollQuestionProps = {
  entry: PollQuestion
  number: number
  count: number
  /** Rises with each try to start what is not complete yet. */
  tries: number
  /** Whether what is missing is missing here first. */
  isFirstGap: boolean
  /** Whether it takes the focus as soon as it is there. */
  isNew: boolean
  onChange: (question: DraftQuestion) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  /** Where whoever has written the last option goes on. */
  onLeave: () => void
}

/** One question: what is asked, and what it is answered with. */
export function PollQuestionCard(props: PollQuestionProps) {
  const { entry, number, count, tries, isFirstGap, isNew, onChange, onLeave } = props
  const { question } = entry
  const { part, focus } = useFieldFocus()
  const [said, setSaid] = useState('')
  const lacks = tries > 0 ? lackOf(question) : undefined
  const first = gapsIn(question).gaps[0]?.field ?? firstFieldOf(question.kind)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try, and once for a new question
  useEffect(() => {
    if (isNew && tries === 0) focus('problem')
    if (isFirstGap && tries > 0) focus(first)
  }, [tries])

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing)
      return
    event.preventDefault()
    focus(hasList(question) ? firstFieldOf(question.kind) : 'preset')
  }
  return (
    <Card>
      <section ref={part} aria-label={t('polls.questionNumber', { number: formatNumber(number) })}>
        {count > 1 && <Arranging {...props} />}
        <WritingFields format={question.format}>
          <TextArea
            name="problem"
            label={t('polls.question')}
            data-prose
            rows={2}
            enterKeyHint="next"
            error={lacks ?? lengthError(question.prompt, MAX_PROMPT_LENGTH)}
            value={question.prompt}
            onChange={({ target }) => onChange({ ...question, prompt: target.value })}
            onKeyDown={press}
          />
          <ProsePreview source={question.prompt} />
          <PresetField question={question} onChange={onChange} />
          <Parts hasMuch={hasManySettings(question)} isOpen={lacks !== undefined}>
            <EditQuestion
              id={entry.key}
              question={question}
              onChange={onChange}
              onFocus={(field) => (field === 'explanation' ? onLeave() : focus(field))}
              onSaid={setSaid}
            />
          </Parts>
        </WritingFields>
        {count > 1 && (
          <CheckboxField
            className="mt-3"
            label={t('polls.required')}
            checked={question.isRequired === true}
            onChange={({ currentTarget }) => onChange({ ...question, isRequired: currentTarget.checked || undefined })}
          />
        )}
        <p role="status" className="sr-only">
          {said}
        </p>
      </section>
    </Card>
  )
}

/** What most polls leave as it is stands behind a line that opens it. */
function Parts({ hasMuch, isOpen, children }: { hasMuch: boolean; isOpen: boolean; children: ReactNode }) {
  if (!hasMuch) return children
  return (
    <details className="mt-3" open={isOpen || undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-brand">{t('polls.more')}</summary>
      {children}
    </details>
  )
}

/** What keeps it from being asked, as one says it. */
const lackOf = (question: DraftQuestion): string | undefined => {
  const { gaps, isTwice } = gapsIn(question)
  const names = new Intl.ListFormat(spokenLanguage()).format(new Set(gaps.map(gapWords)))
  if (gaps.length > 0) return editorText('editor.needs', { gaps: names })
  return isTwice ? t('polls.sameTwice') : undefined
}

type PresetFieldProps = Pick<PollQuestionProps, 'onChange'> & { question: DraftQuestion }

function PresetField({ question, onChange }: PresetFieldProps) {
  const { preset, choose } = usePreset(question, onChange)
  return (
    <SelectField
      className="mt-4 sm:max-w-xs"
      name="preset"
      label={t('polls.answeredWith')}
      value={preset ?? ''}
      onChange={({ target }) => {
        const wanted = PRESETS.find((each) => each === target.value)
        if (wanted) choose(wanted)
      }}
    >
      {preset === null && <option value="">{nameOfKind(question.kind)}</option>}
      {PRESETS.map((each) => (
        <option key={each} value={each}>
          {t(`polls.preset_${each}`)}
        </option>
      ))}
    </SelectField>
  )
}

/** Its place among the others. */
function Arranging({ number, count, onMove, onRemove }: PollQuestionProps) {
  const name = { number: formatNumber(number) }
  return (
    <div className="mb-2 flex flex-wrap items-center gap-1">
      <h2 className="grow text-lg">{t('polls.questionNumber', name)}</h2>
      <IconButton
        label={t('polls.up', name)}
        icon={<ArrowUp aria-hidden="true" />}
        disabled={number === 1}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={t('polls.down', name)}
        icon={<ArrowDown aria-hidden="true" />}
        disabled={number === count}
        onClick={() => onMove(1)}
      />
      <IconButton label={t('polls.remove', name)} icon={<Trash2 aria-hidden="true" />} onClick={onRemove} />
    </div>
  )
}
