import Plus from 'lucide-react/icons/plus'
import TextCursorInput from 'lucide-react/icons/text-cursor-input'
import type { KeyboardEvent } from 'react'
import { MAX_ACCEPTED } from '#domain/questions/parts/accepted.ts'
import { acceptedField } from '#domain/questions/parts/field-names.ts'
import { moved } from '#domain/questions/parts/text-list.ts'
import {
  type ShortAnswer,
  type ShortAnswerDraft,
  withAnswerAfter,
  withoutAnswer,
} from '#domain/questions/short-answer.ts'
import { isFilled } from '#domain/text/text.ts'
import { t as editing } from '../../i18n/teachers/editing.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { fieldKey } from '../editing/field-keys.ts'
import { isTaken } from '../editing/is-taken.ts'
import { usePartMoving } from '../editing/part-moving.tsx'
import { isLeft } from '../editing/text-fields.tsx'
import type { Editor, EditProps } from '../editor.tsx'
import { AnswerLines } from '../parts/answer-lines.tsx'
import { AcceptedRow } from './accepted-row.tsx'

function EditShortAnswer({ draft, onChange, onFocus, onSaid }: EditProps<ShortAnswer>) {
  const { accepted, caseMatters, accentsMatter } = draft
  const addAnswer = (after: number) => {
    onChange(withAnswerAfter(draft, after))
    onFocus(acceptedField(after + 1))
  }
  const removeAnswer = (at: number) => {
    onChange(withoutAnswer(draft, at))
    onFocus(acceptedField(Math.max(0, at - 1)))
    onSaid(t('editor.saidAnswerRemoved', { count: accepted.length - 1 }))
  }
  const moving = usePartMoving({
    count: accepted.length,
    name: 'accepted',
    fieldOf: acceptedField,
    onMove: (from, to) => onChange({ ...draft, accepted: [...moved(accepted, from, to)] }),
    onFocus,
    onSaid,
  })
  const press = (at: number) => (event: KeyboardEvent) => {
    if (moving.press(at, event)) return
    const action = actionOn(event, draft, at)
    if (action === null) return
    event.preventDefault()
    if (action === 'next') onFocus(acceptedField(at + 1))
    if (action === 'add') addAnswer(at)
    if (action === 'leave') {
      onChange(withoutAnswer(draft, at))
      onFocus('explanation')
    }
    if (action === 'remove') removeAnswer(at)
  }
  const row = (at: number) => (
    <AcceptedRow
      key={at}
      text={accepted[at] ?? ''}
      index={at}
      moving={moving}
      isRemovable={accepted.length > 1}
      onWrite={(text) => onChange({ ...draft, accepted: accepted.with(at, text) }, acceptedField(at))}
      onRemove={() => removeAnswer(at)}
      onKeyDown={press(at)}
    />
  )

  return (
    <>
      <fieldset className="mt-5">
        <legend className="font-medium">{t('editor.acceptedAnswers')}</legend>
        <p className="mb-2 text-sm text-ink-soft">{t('editor.alsoAcceptedHint')}</p>
        <ol ref={moving.list} className="@container grid grid-cols-[minmax(0,1fr)] gap-2">
          {accepted.map((_, at) => row(at))}
        </ol>
      </fieldset>
      <Button
        className="mt-1"
        variant="quiet"
        icon={<Plus aria-hidden="true" className="size-5" />}
        {...fieldKey('add', t('editor.addAnswer'))}
        disabled={accepted.length >= MAX_ACCEPTED}
        onClick={() => addAnswer(accepted.length - 1)}
      >
        {t('editor.addAnswer')}
      </Button>
      {accepted.length >= MAX_ACCEPTED && (
        <p className="text-sm text-ink-soft">{editing('editing.mostAnswers', { most: MAX_ACCEPTED })}</p>
      )}
      <CheckboxField
        className="mt-2"
        name="case-matters"
        label={t('editor.caseMatters')}
        hint={t('editor.caseMattersHint')}
        checked={caseMatters}
        onChange={({ target }) => onChange({ ...draft, caseMatters: target.checked })}
      />
      <CheckboxField
        name="accents-matter"
        label={t('editor.accentsMatter')}
        hint={t('editor.accentsMatterHint')}
        checked={accentsMatter}
        onChange={({ target }) => onChange({ ...draft, accentsMatter: target.checked })}
      />
    </>
  )
}

function PreviewShortAnswer({ draft }: { draft: ShortAnswerDraft }) {
  const [first, ...others] = draft.accepted.filter(isFilled).map((text) => text.trim())
  const lines =
    first === undefined ? [] : [{ text: first, verdict: 'correct', note: t('editor.correctAnswer') } as const]
  return <AnswerLines lines={[...lines, ...others.map((text) => ({ text, note: t('editor.alsoAccepted') }))]} />
}

export const shortAnswerEditor: Editor<ShortAnswer> = {
  Sign: TextCursorInput,
  Edit: EditShortAnswer,
  Preview: PreviewShortAnswer,
  firstField: acceptedField(0),
}

const actionOn = (
  event: KeyboardEvent,
  { accepted }: ShortAnswerDraft,
  at: number,
): 'next' | 'add' | 'leave' | 'remove' | null => {
  if (isTaken(event)) return null
  if (event.key === 'Backspace') return accepted[at] === '' && accepted.length > 1 ? 'remove' : null
  if (event.key !== 'Enter' || event.shiftKey || event.altKey) return null
  if (at < accepted.length - 1) return 'next'
  if (isLeft(accepted, at)) return 'leave'
  return accepted.length < MAX_ACCEPTED ? 'add' : null
}
