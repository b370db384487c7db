import Link2 from 'lucide-react/icons/link-2'
import { useState } from 'react'
import {
  ADD_EXTRA,
  type DraftPair,
  MAX_EXTRAS,
  MAX_PAIRS,
  type Matching,
  type MatchingDraft,
  sideField,
} from '#domain/questions/matching.ts'
import { MAX_PART_LENGTH, moved, withAfter, without, writtenIn } from '#domain/questions/parts/text-list.ts'
import { isFilled } from '#domain/text/text.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { AddButton } from '../editing/add-button.tsx'
import { lengthError } from '../editing/length-error.ts'
import type { FieldKey, FieldPaste } from '../editing/part-field.tsx'
import { usePartMoving } from '../editing/part-moving.tsx'
import { rowsPasted, textWith } from '../editing/pasted-into.ts'
import { actionOn, isLeft, TextFields } from '../editing/text-fields.tsx'
import type { Editor, EditProps } from '../editor.tsx'
import { PartList } from '../parts/part-list.tsx'
import { type Field, PairRow } from './pair-row.tsx'

const EMPTY: DraftPair = { left: '', right: '' }

const EXTRA_TEXTS = {
  label: (number: string) => t('editor.extra', { number }),
  remove: (number: string) => t('editor.removeExtra', { number }),
  removed: (count: number) => t('editor.saidExtraRemoved', { count }),
}

function EditMatching({ draft, onChange, onFocus, onSaid }: EditProps<Matching>) {
  const { extras } = draft
  const changeExtras = (next: string[], typedIn?: string) => onChange({ ...draft, extras: next }, typedIn)
  const addExtra = () => {
    changeExtras([...extras, ''])
    onFocus(`extra-${extras.length}`)
  }
  return (
    <>
      <EditPairs
        pairs={draft.pairs}
        onChange={(pairs, typedIn) => onChange({ ...draft, pairs }, typedIn)}
        onFocus={onFocus}
        onSaid={onSaid}
      />
      <CheckboxField
        className="mt-3"
        label={t('editor.severalForOne')}
        hint={t('editor.severalForOneHint')}
        name="several"
        checked={draft.several === true}
        onChange={({ target }) => onChange(withSeveral(draft, target.checked))}
      />
      <fieldset className="mt-4">
        <legend className="font-medium">{t('editor.extras')}</legend>
        <p className="mb-2 text-sm text-ink-soft">{t('editor.extrasHint')}</p>
        <TextFields
          texts={extras}
          fewest={0}
          most={MAX_EXTRAS}
          prefix="extra"
          afterLast={ADD_EXTRA}
          say={EXTRA_TEXTS}
          onChange={changeExtras}
          onFocus={onFocus}
          onSaid={onSaid}
        />
      </fieldset>
      <AddButton
        label={t('editor.addExtra')}
        field={ADD_EXTRA}
        full={extras.length < MAX_EXTRAS ? null : t('editor.mostExtras', { most: MAX_EXTRAS })}
        onAdd={addExtra}
      />
    </>
  )
}

const withSeveral = ({ pairs, extras }: MatchingDraft, several: boolean): MatchingDraft => ({
  pairs,
  extras,
  ...(several && { several }),
})

type EditPairsProps = Pick<EditProps<Matching>, 'onFocus' | 'onSaid'> & {
  pairs: readonly DraftPair[]
  onChange: (pairs: DraftPair[], typedIn?: string) => void
}

function EditPairs({ pairs, onChange, onFocus, onSaid }: EditPairsProps) {
  const [refused, setRefused] = useState<{ text: string; count: number } | null>(null)
  const add = (after: number) => {
    if (pairs.length < MAX_PAIRS) onChange(withAfter(pairs, after, [EMPTY]))
    onFocus(sideField('left', after + 1))
  }
  const remove = (pair: number) => {
    onChange(without(pairs, pair))
    onFocus(sideField('left', Math.max(0, pair - 1)))
    onSaid(t('editor.saidPairRemoved', { count: pairs.length - 1 }))
  }
  const moving = usePartMoving({
    count: pairs.length,
    name: 'pair',
    fieldOf: (pair) => sideField('left', pair),
    onMove: (from, to) => onChange([...moved(pairs, from, to)]),
    onFocus,
    onSaid,
  })
  const press = (pair: number, side: keyof DraftPair, event: FieldKey) => {
    if (moving.press(pair, event)) return
    const isEmpty = !isFilled(pairs[pair]?.left) && !isFilled(pairs[pair]?.right)
    const text = pairs[pair]?.[side]
    const action = actionOn(event, { text, canRemove: side === 'left' && isEmpty && pairs.length > 1 })
    if (action === null) return
    event.preventDefault()
    if (action === 'remove') remove(pair)
    else if (
      isEmpty &&
      isLeft(
        pairs.map(({ left, right }) => left + right),
        pair,
      )
    ) {
      onChange(without(pairs, pair))
      onFocus('explanation')
    } else if (side === 'left') onFocus(sideField('right', pair))
    else if (pair === pairs.length - 1) add(pair)
    else onFocus(sideField('left', pair + 1))
  }
  const paste = (pair: number, event: FieldPaste) => {
    const pasted = event.clipboardData.getData('text/plain')
    const rows = rowsPasted(pasted)
    if (rows.length === 0) return
    const next = withPairs(pairs, pair, rows)
    // The browser pastes it as it is: one text, in which nothing is lost.
    if (next.length > MAX_PAIRS) return setRefused({ text: textWith(pasted, event.currentTarget), count: rows.length })
    event.preventDefault()
    onChange(next)
    onFocus(sideField('right', next.indexOf(rows.at(-1) ?? EMPTY)))
  }
  const fieldOf = (pair: number, side: keyof DraftPair): Field => ({
    name: sideField(side, pair),
    text: pairs[pair]?.[side] ?? '',
    error: errorOf(pairs[pair]?.[side] ?? '', refused),
    onWrite: (text) => onChange(withSide(pairs, pair, { [side]: text }), sideField(side, pair)),
    onKeyDown: (event) => press(pair, side, event),
    onPaste: side === 'left' ? (event) => paste(pair, event) : undefined,
  })
  return (
    <>
      <fieldset className="mt-5">
        <legend className="font-medium">{t('editor.pairs')}</legend>
        <p className="mb-2 text-sm text-ink-soft">{t('editor.pairsHint')}</p>
        <ol ref={moving.list} className="grid grid-cols-[minmax(0,1fr)] gap-1.5 max-sm:gap-3">
          {pairs.map((_, pair) => (
            <PairRow
              // biome-ignore lint/suspicious/noArrayIndexKey: pairs have no other identity, and nothing here has a state
              key={pair}
              pair={pair}
              moving={moving}
              left={fieldOf(pair, 'left')}
              right={fieldOf(pair, 'right')}
              isRemovable={pairs.length > 1}
              onRemove={() => remove(pair)}
            />
          ))}
        </ol>
      </fieldset>
      <AddButton
        label={t('editor.addPair')}
        full={pairs.length < MAX_PAIRS ? null : t('editor.mostPairs', { most: MAX_PAIRS })}
        onAdd={() => add(pairs.length - 1)}
      />
    </>
  )
}

const errorOf = (text: string, refused: { text: string; count: number } | null): string | undefined =>
  refused?.text === text
    ? t('editor.pairLinesRefused', { count: refused.count, most: MAX_PAIRS })
    : lengthError(text, MAX_PART_LENGTH)

const withSide = (pairs: readonly DraftPair[], at: number, change: Partial<DraftPair>): DraftPair[] =>
  pairs.map((pair, index) => (index === at ? { ...pair, ...change } : pair))

const isEmptyPair = ({ left, right }: DraftPair) => !isFilled(left) && !isFilled(right)

/** Pasted pairs fill the empty ones from there on, and push what is written further down. */
const withPairs = (pairs: readonly DraftPair[], at: number, rows: readonly DraftPair[]): DraftPair[] => {
  const after = pairs.slice(at)
  const written = after.findIndex((pair) => !isEmptyPair(pair))
  const empty = written === -1 ? after.length : written
  return [...pairs.slice(0, at), ...rows, ...after.slice(Math.min(empty, rows.length))]
}

function PreviewMatching({ draft: { pairs, extras, several } }: { draft: MatchingDraft }) {
  const written = pairs
    .filter((pair) => !isEmptyPair(pair))
    .map(({ left, right }) => [left.trim(), right.trim()] as const)
  const wrong = writtenIn(extras)
  const rows = several
    ? [...new Set(written.map(([left]) => left))].map((title) => ({
        title,
        rights: written.flatMap(([left, right]) => (left === title ? right : [])),
      }))
    : written.map(([title, right]) => ({ title, rights: [right] }))
  return (
    <>
      <p className="mt-3 text-sm text-ink-soft">{t('editor.pairsPreview')}</p>
      <PartList
        parts={rows.map(({ title, rights }) => ({
          title,
          lines: rights.map((text) => ({ given: { sign: '→', text } })),
        }))}
      />
      {wrong.length > 0 && (
        <>
          <p className="mt-3 text-sm font-medium">{t('editor.extras')}</p>
          <PartList parts={wrong.map((title) => ({ title, lines: [] }))} />
        </>
      )}
    </>
  )
}

export const matchingEditor: Editor<Matching> = {
  Sign: Link2,
  Edit: EditMatching,
  Preview: PreviewMatching,
  firstField: sideField('left', 0),
}
