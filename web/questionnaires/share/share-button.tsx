import Share from 'lucide-react/icons/share-2'
import { type ComponentProps, useState } from 'react'
import { t } from '../../i18n/teachers/listing.ts'
import { Button } from '../../ui/button.tsx'
import { ShareDialog } from './share-dialog.tsx'

type ShareButtonProps = Pick<ComponentProps<typeof ShareDialog>, 'quiz'> & Pick<ComponentProps<typeof Button>, 'variant' | 'size'>

/** Shares what is published, from where it is edited. */
export function ShareButton({ quiz, ...look }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...look} icon={<Share aria-hidden="true" className="size-4" />} onClick={() => setOpen(true)}>
        {t('listing.share')}
      </Button>
      {isOpen && <ShareDialog quiz={quiz} onClose={() => setOpen(false)} />}
    </>
  )
}
