import X from 'lucide-react/icons/x'
import type { KeyboardEvent } from 'react'
import {
  MAX_RUBRIC,
  MAX_RUBRIC_LENGTH,
  MAX_WEIGHT,
  type RubricDraft,
  weightField,
} from '#domain/questions/open-ended.ts'
import { pointField } from '#domain/questions/parts/field-names.ts'
import { moved, without } from '#domain/questions/parts/text-list.ts'
import { storedText } from '#domain/questions/short-answer.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t as editing } from '../../i18n/teachers/editing.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { AddButton } from '../editing/add-button.tsx'
import { fieldKey } from '../editing/field-keys.ts'
import { isTaken } from '../editing/is-taken.ts'
import { lengthError } from '../editing/length-error.ts'
import { PartField } from '../editing/part-field.tsx'
import { PartHandle, rowLook, usePartMoving } from '../editing/part-moving.tsx'
import { isLeft } from '../editing/text-fields.tsx'
import { CountField } from './count-field.tsx'

type RubricFieldsProps = {
  rubric: readonly RubricDraft[]
  onChange: (rubric: RubricDraft[], typedIn?: string) => void
  onFocus: (field: string) => void
  onSaid: (text: string) => void
}

/** What to look for, point by point: Enter goes on to the next. */
export function RubricFields({ rubric, onChange, onFocus, onSaid }: RubricFieldsProps) {
  const write = (at: number, change: Partial<RubricDraft>, field: string) =>
    onChange(
      rubric.map((point, index) => (index === at ? { ...point, ...change } : point)),
      field,
    )
  const addAfter = (at: number) => {
    onChange(rubric.toSpliced(at + 1, 0, { text: '', weight: null }))
    onFocus(pointField(at + 1))
  }
  const remove = (at: number) => {
    onChange(without(rubric, at))
    onFocus(rubric.length === 1 ? 'add-point' : pointField(Math.max(0, at - 1)))
    onSaid(t('editor.saidPointRemoved', { count: rubric.length - 1 }))
  }
  const moving = usePartMoving({
    count: rubric.length,
    name: 'point',
    fieldOf: pointField,
    onMove: (from, to) => onChange([...moved(rubric, from, to)]),
    onFocus,
    onSaid,
  })
  const press = (at: number) => (event: KeyboardEvent) => {
    if (moving.press(at, event)) return
    if (isTaken(event) || event.altKey || event.shiftKey) return
    if (event.key === 'Backspace' && rubric[at]?.text === '') {
      event.preventDefault()
      return remove(at)
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (
      isLeft(
        rubric.map(({ text }) => text),
        at,
      )
    ) {
      onChange(without(rubric, at))
      return onFocus('model')
    }
    if (at < rubric.length - 1) onFocus(pointField(at + 1))
    else if (rubric.length < MAX_RUBRIC) addAfter(at)
  }
  return (
    <fieldset className="mt-4">
      <legend className="font-medium">{t('editor.rubric')}</legend>
      <p className="mb-2 text-sm text-ink-soft">{t('editor.rubricHint')}</p>
      <ol ref={moving.list} className="@container grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {rubric.map(({ text, weight }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: points have no other identity, and nothing here has a state
            key={at}
            style={rowLook(moving, at).style}
            className={`${rowLook(moving, at).className} flex flex-wrap items-start justify-end gap-x-1 gap-y-1 @max-[14rem]:justify-between`}
          >
            <span className="flex min-w-0 flex-1 basis-48 @max-[14rem]:contents">
              <PartHandle
                label={editing('editing.movePart', { name: t('editor.point', { number: formatNumber(at + 1) }) })}
                sign={formatNumber(at + 1)}
                at={at}
                moving={moving}
              />
              <PartField
                name={pointField(at)}
                label={t('editor.point', { number: formatNumber(at + 1) })}
                text={text}
                error={lengthError(storedText(text), MAX_RUBRIC_LENGTH)}
                onWrite={(next) => write(at, { text: next }, pointField(at))}
                onKeyDown={press(at)}
              />
            </span>
            <PointWeight at={at} weight={weight} onWrite={(next) => write(at, { weight: next }, weightField(at))} />
            <IconButton
              label={t('editor.removePoint', { number: formatNumber(at + 1) })}
              {...fieldKey('remove', t('editor.removePoint', { number: formatNumber(at + 1) }))}
              icon={<X aria-hidden="true" />}
              className="@max-[14rem]:order-last"
              onClick={() => remove(at)}
            />
          </li>
        ))}
      </ol>
      <AddButton
        label={t('editor.addPoint')}
        field="add-point"
        full={rubric.length >= MAX_RUBRIC ? t('editor.pointsFull', { most: MAX_RUBRIC }) : null}
        onAdd={() => addAfter(rubric.length - 1)}
      />
    </fieldset>
  )
}

type PointWeightProps = { at: number; weight: RubricDraft['weight']; onWrite: (weight: RubricDraft['weight']) => void }

function PointWeight({ at, weight, onWrite }: PointWeightProps) {
  return (
    <div className="flex min-w-0 items-start gap-1 @max-[14rem]:order-last">
      <span aria-hidden="true" className="py-2 text-ink-soft">
        ×
      </span>
      <CountField
        className="w-24 min-w-0"
        name={weightField(at)}
        label={t('editor.pointWeight', { number: formatNumber(at + 1) })}
        placeholder="1"
        isLabelHidden
        most={MAX_WEIGHT}
        count={weight}
        onCount={onWrite}
      />
    </div>
  )
}
