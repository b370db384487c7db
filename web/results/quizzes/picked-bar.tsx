import { useState } from 'react'
import { t } from '../../i18n/teachers/results.ts'
import { EraseSelected } from '../../personal-data/erase-selected.tsx'
import { RemoveSelected } from '../../runs/invigilation/remove-selected.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { toast } from '../../ui/toast.ts'
import { type AttemptRow, allListed, MOST_PICKED, type ResultsPage } from './api.ts'
import type { ResultsView } from './results-view.ts'

/** Names by ids. */
export type Picked = ReadonlyMap<string, string>

/** With these rows in it, or without them. */
export const withRows = (
  picked: Picked,
  rows: readonly Pick<AttemptRow, 'id' | 'name'>[],
  isPicked: boolean,
): Picked => {
  const next = new Map(picked)
  for (const { id, name } of rows) {
    if (isPicked) next.set(id, name)
    else next.delete(id)
  }
  return next
}

type PickedBarProps = {
  results: ResultsPage
  view: ResultsView
  picked: Picked
  /** Null: nobody is selecting any more. */
  onPicked: (picked: Picked | null) => void
}

/** Selects many at once, and does something to all that are selected. */
export function PickedBar({ results, view, picked, onPicked }: PickedBarProps) {
  const { quizId, rows, found } = results
  const [isBusy, setBusy] = useState(false)
  const most = Math.min(found, MOST_PICKED)
  const selectAll = async () => {
    setBusy(true)
    try {
      onPicked(await allListed({ quizId, ...view }))
    } catch {
      toast.error(t('results.selectFailed'))
    }
    setBusy(false)
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-line bg-surface-sunken px-3 print:hidden">
      <CheckboxField
        label={t('results.selectPage')}
        checked={rows.length > 0 && rows.every(({ id }) => picked.has(id))}
        onChange={({ target }) => onPicked(withRows(picked, rows, target.checked))}
      />
      {found > rows.length && picked.size !== most && (
        <Button size="sm" variant="quiet" busy={isBusy} onClick={() => void selectAll()}>
          {t(found > most ? 'results.selectFirst' : 'results.selectFound', { count: most })}
        </Button>
      )}
      <p role="status" className="tabular text-sm">
        {t('results.selected', { count: picked.size })}
      </p>
      <div className="ms-auto flex flex-wrap justify-end gap-2 py-1">
        <EraseSelected quizId={quizId} picked={picked} onDone={() => onPicked(null)} />
        <RemoveSelected quizId={quizId} picked={picked} onDone={() => onPicked(null)} />
      </div>
    </div>
  )
}
