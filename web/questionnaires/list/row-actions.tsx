import ArchiveRestore from 'lucide-react/icons/archive-restore'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import Presentation from 'lucide-react/icons/presentation'
import Share from 'lucide-react/icons/share-2'
import Trash from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { ABILITIES } from '#domain/questionnaires/kinds.ts'
import type { QuizAction } from '#domain/questionnaires/quiz-actions.ts'
import { t as listing } from '../../i18n/teachers/listing.ts'
import { t } from '../../i18n/teachers/questionnaires.ts'
import { t as versionsText } from '../../i18n/teachers/versions.ts'
import { IconButton, iconButtonClass } from '../../ui/icon-button.tsx'
import { addressOf } from '../kinds.tsx'
import type { Listed } from '../quiz-list.ts'
import type { Asked } from './asked.ts'

export type RowHandlers = {
  onAsk: (asked: Asked) => void
  onAct: (action: QuizAction, listed: readonly Listed[]) => Promise<void>
}

type RowActionsProps = RowHandlers & { listed: Listed }

export function RowActions(props: RowActionsProps) {
  return props.listed.status === 'archived' ? <PutAway {...props} /> : <InList {...props} />
}

/** In front is what one comes for; what is rare, and what ends something, is found under the three dots. */
function InList({ listed, onAsk }: RowActionsProps) {
  const { kind, title } = listed
  return (
    <div className="-mx-2 flex justify-end">
      {ABILITIES[kind].presenting ? (
        <RowLink
          to={addressOf(listed, 'present')}
          label={listing('listing.present', { title })}
          icon={<Presentation />}
        />
      ) : (
        <IconButton
          label={t('questionnaires.shareQuiz', { title })}
          icon={<Share />}
          // On phones the row itself is what one presses.
          className="max-sm:hidden"
          onClick={() => onAsk({ what: 'share', listed })}
        />
      )}
      <RowLink
        to={addressOf(listed, 'edit')}
        label={t('questionnaires.editQuiz', { title })}
        icon={<Pencil />}
        {...(ABILITIES[kind].presenting && { className: 'max-sm:hidden' })}
      />
      <IconButton
        label={versionsText('versions.more', { title })}
        icon={<Ellipsis />}
        aria-haspopup="dialog"
        onClick={() => onAsk({ what: 'more', listed })}
      />
    </div>
  )
}

type RowLinkProps = { to: string; label: string; icon: ReactNode; className?: string }

function RowLink({ to, label, icon, className }: RowLinkProps) {
  return (
    <Link to={to} title={label} aria-label={label} className={iconButtonClass('quiet', className)}>
      {icon}
    </Link>
  )
}

/** Archived, or in the bin. */
function PutAway({ listed, onAsk, onAct }: RowActionsProps) {
  const [busy, setBusy] = useState(false)
  const { title } = listed
  const isBinned = listed.binUntil !== null
  const restore = async () => {
    if (busy) return
    setBusy(true)
    await onAct('restore', [listed])
    setBusy(false)
  }
  return (
    <div className="-mx-2 flex justify-end">
      <IconButton
        label={t('questionnaires.restoreQuiz', { title })}
        icon={<ArchiveRestore />}
        aria-busy={busy || undefined}
        onClick={() => void restore()}
      />
      <IconButton
        label={t(isBinned ? 'questionnaires.eraseQuiz' : 'questionnaires.deleteQuiz', { title })}
        icon={<Trash />}
        onClick={() => onAsk({ what: 'delete', listed: [listed], forGood: isBinned })}
      />
    </div>
  )
}
