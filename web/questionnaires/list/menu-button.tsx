import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { t } from '../../i18n/teachers/versions.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useActing } from '../use-acting.ts'
import type { Actionable, Asked } from './asked.ts'
import { ListDialogs } from './list-dialogs.tsx'

/** All that can be done with one of a list, on another page. */
export function MenuButton({ of }: { of: Actionable }) {
  const [asked, setAsked] = useState<Asked>()
  const acting = useActing()
  return (
    <>
      <IconButton
        label={t('versions.more', { title: of.title })}
        icon={<Ellipsis />}
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setAsked({ what: 'more', listed: of })}
      />
      <ListDialogs asked={asked} onAsk={setAsked} acting={acting} />
    </>
  )
}
