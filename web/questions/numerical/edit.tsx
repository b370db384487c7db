import Hash from 'lucide-react/icons/hash'
import Plus from 'lucide-react/icons/plus'
import type { KeyboardEvent } from 'react'
import type { Numerical } from '#domain/questions/numerical.ts'
import { MAX_ACCEPTED } from '#domain/questions/parts/accepted.ts'
import {
  isTouched,
  type NumericalDraft,
  rangeOf,
  rowField,
  unitsIn,
  withAnotherRow,
  withoutRow,
  withRow,
} from '#domain/questions/parts/numerical-draft.ts'
import { moved } from '#domain/questions/parts/text-list.ts'
import { t as editing } from '../../i18n/teachers/editing.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { Button } from '../../ui/button.tsx'
import { fieldKey } from '../editing/field-keys.ts'
import { isTaken } from '../editing/is-taken.ts'
import { usePartMoving } from '../editing/part-moving.tsx'
import { isLeft } from '../editing/text-fields.tsx'
import type { Editor, EditProps } from '../editor.tsx'
import { AnswerLines } from '../parts/answer-lines.tsx'
import { NumberRowFields } from './number-row-fields.tsx'
import { rangeText } from './range-text.ts'
import { UnitsAndDecimals } from './units-and-decimals.tsx'

function EditNumerical({ draft, onChange, onFocus, onSaid }: EditProps<Numerical>) {
  const { rows } = draft
  const addRow = () => {
    onChange(withAnotherRow(draft))
    onFocus(rowField(rows.length, 'first'))
  }
  const removeRow = (at: number) => {
    onChange(withoutRow(draft, at))
    onFocus(rowField(Math.max(0, at - 1), 'first'))
    onSaid(t('editor.saidAnswerRemoved', { count: rows.length - 1 }))
  }
  const moving = usePartMoving({
    count: rows.length,
    name: 'number',
    fieldOf: (at) => rowField(at, 'first'),
    onMove: (from, to) => onChange({ ...draft, rows: [...moved(rows, from, to)] }),
    onFocus,
    onSaid,
  })
  const press = (at: number) => (event: KeyboardEvent) => {
    if (moving.press(at, event)) return
    if (isTaken(event) || event.key !== 'Enter' || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (at < rows.length - 1) onFocus(rowField(at + 1, 'first'))
    else if (
      isLeft(
        rows.map(({ first, second }) => first + second),
        at,
      )
    ) {
      onChange(withoutRow(draft, at))
      onFocus('explanation')
    } else if (rows.length < MAX_ACCEPTED) addRow()
  }

  return (
    <>
      <fieldset className="mt-5">
        <legend className="font-medium">{t('editor.correctAnswer')}</legend>
        <p className="mb-2 text-sm text-ink-soft">{t('editor.numbersHint')}</p>
        <ol ref={moving.list} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {rows.map((row, at) => (
            <NumberRowFields
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and nothing here has a state
              key={at}
              row={row}
              index={at}
              moving={moving}
              isRemovable={rows.length > 1}
              onWrite={(written, typedIn) => onChange(withRow(draft, at, written), typedIn)}
              onRemove={() => removeRow(at)}
              onKeyDown={press(at)}
            />
          ))}
        </ol>
      </fieldset>
      <Button
        className="mt-1"
        variant="quiet"
        icon={<Plus aria-hidden="true" className="size-5" />}
        {...fieldKey('add', t('editor.addNumber'))}
        disabled={rows.length >= MAX_ACCEPTED}
        onClick={addRow}
      >
        {t('editor.addNumber')}
      </Button>
      {rows.length >= MAX_ACCEPTED && (
        <p className="text-sm text-ink-soft">{editing('editing.mostAnswers', { most: MAX_ACCEPTED })}</p>
      )}
      <UnitsAndDecimals draft={draft} onChange={onChange} />
    </>
  )
}

function PreviewNumerical({ draft }: { draft: NumericalDraft }) {
  const units = unitsIn(draft.units)
  const unit = units.length === 1 ? units[0] : units[draft.unit ?? -1]
  const numbers = draft.rows.filter(isTouched).flatMap((row) => rangeOf(row) ?? [])
  return (
    <AnswerLines
      lines={numbers.map((range) => ({
        text: unit === undefined ? rangeText(range) : `${rangeText(range)} ${unit}`,
        verdict: 'correct',
        note: t('editor.correctAnswer'),
      }))}
    />
  )
}

export const numericalEditor: Editor<Numerical> = {
  Sign: Hash,
  Edit: EditNumerical,
  Preview: PreviewNumerical,
  firstField: rowField(0, 'first'),
}
