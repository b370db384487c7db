import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import Tag from 'lucide-react/icons/tag'
import Trash from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import type { QuizAction } from '#domain/questionnaires/quiz-actions.ts'
import type { ListedKind, ShownQuizzes } from '#domain/questionnaires/quiz-list.ts'
import { t as listing } from '../../i18n/teachers/listing.ts'
import { t } from '../../i18n/teachers/questionnaires.ts'
import { Button } from '../../ui/button.tsx'
import type { Listed } from '../quiz-list.ts'

type BulkHandlers = {
  /** Asked first, where it takes something away. */
  onBulk: (action: QuizAction, listed: readonly Listed[]) => Promise<void>
  onTag: (listed: readonly Listed[]) => void
}

type BulkBarProps = BulkHandlers & {
  show: ShownQuizzes
  kind: ListedKind
  /** On this page. */
  listed: readonly Listed[]
  selected: ReadonlySet<string>
  onSelect: (ids: ReadonlySet<string>) => void
}

/** What can be done with several of a list at once. */
export function BulkBar({ show, kind, listed, selected, onSelect, onBulk, onTag }: BulkBarProps) {
  const [busy, setBusy] = useState<QuizAction>()
  const chosen = listed.filter(({ id }) => selected.has(id))
  const act = async (action: QuizAction) => {
    setBusy(action)
    await onBulk(action, chosen)
    setBusy(undefined)
  }
  return (
    <fieldset className="sticky top-14 z-20 grid grid-cols-1 min-w-0 gap-2 rounded border border-brand bg-surface-raised p-3 shadow lg:top-2">
      <legend className="sr-only">{kind === 'quiz' ? t('questionnaires.bulk') : listing('listing.bulk')}</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label className="flex min-h-11 items-center gap-3 font-medium">
          <input
            type="checkbox"
            className="check"
            checked={chosen.length > 0 && chosen.length === listed.length}
            onChange={({ target }) => onSelect(new Set(target.checked ? listed.map(({ id }) => id) : []))}
          />
          {t('questionnaires.selectAll')}
        </label>
        <p role="status" className="tabular text-sm text-ink-soft">
          {t('questionnaires.selected', { count: chosen.length })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {actionsIn(show).map((action) => (
          <Button
            key={action}
            size="sm"
            variant={action === 'bin' || action === 'erase' ? 'danger' : 'secondary'}
            disabled={chosen.length === 0}
            busy={busy === action}
            icon={SIGNS[action]}
            onClick={() => void act(action)}
          >
            {labelOf(action)}
          </Button>
        ))}
        {show !== 'bin' && (
          <Button
            size="sm"
            disabled={chosen.length === 0}
            icon={<Tag aria-hidden="true" className="size-4" />}
            onClick={() => onTag(chosen)}
          >
            {t('questionnaires.tags')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

const actionsIn = (show: ShownQuizzes): QuizAction[] => {
  if (show === 'bin') return ['restore', 'erase']
  return show === 'archived' ? ['restore', 'bin'] : ['close', 'reopen', 'archive', 'bin']
}

const SIGNS: Record<QuizAction, ReactNode> = {
  close: <Lock aria-hidden="true" className="size-4" />,
  reopen: <LockOpen aria-hidden="true" className="size-4" />,
  archive: <Archive aria-hidden="true" className="size-4" />,
  restore: <ArchiveRestore aria-hidden="true" className="size-4" />,
  bin: <Trash aria-hidden="true" className="size-4" />,
  erase: <Trash aria-hidden="true" className="size-4" />,
}

const labelOf = (action: QuizAction): string =>
  action === 'bin' ? t('questionnaires.delete') : t(`questionnaires.${action}`)
