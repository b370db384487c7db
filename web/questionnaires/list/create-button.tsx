import CirclePlus from 'lucide-react/icons/circle-plus'
import { useState } from 'react'
import { Link } from 'react-router'
import { kindsWith } from '#domain/questionnaires/kinds.ts'
import type { ListedKind } from '#domain/questionnaires/quiz-list.ts'
import { t } from '../../i18n/teachers/listing.ts'
import { ActionList, Leading } from '../../ui/action-list.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { KINDS } from '../kinds.tsx'

/** Begins a new one: of the kind that is listed, or of one that is chosen first. */
export function CreateButton({ kind, label }: { kind: ListedKind; label?: string }) {
  const [isOpen, setOpen] = useState(false)
  const sign = <CirclePlus aria-hidden="true" className="size-5" />
  if (kind !== 'all')
    return (
      <Link to={`${KINDS[kind].home}/create`} className={buttonClass({ variant: 'primary' })}>
        {sign}
        {label ?? KINDS[kind].create()}
      </Link>
    )
  return (
    <>
      <Button variant="primary" icon={sign} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label ?? t('listing.create')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('listing.createWhat')} size="sm" sheet>
        <ActionList>
          {kindsWith({}).map((each) => {
            const { home, Icon, kind: name } = KINDS[each]
            return <Leading key={each} icon={<Icon />} label={name()} to={`${home}/create`} />
          })}
        </ActionList>
      </Dialog>
    </>
  )
}
