import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { t as listing } from '../../i18n/teachers/listing.ts'
import { t } from '../../i18n/teachers/sharing.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import type { ShareDialog, ShareSummary } from './share-dialog.tsx'

type Closing = { onClose: () => void }

/** Where its script does not arrive it says so, and is closed. */
function NotLoaded({ onClose }: Closing) {
  const close = useRef(onClose)
  useEffect(() => {
    toast.error(t('sharing.notLoaded'))
    close.current()
  }, [])
  return null
}

const load = () => import('./share-dialog.tsx')
const Dialog = lazy<ComponentType<ComponentProps<typeof ShareDialog>>>(() =>
  load().then(
    (script) => ({ default: script.ShareDialog }),
    () => ({ default: NotLoaded }),
  ),
)
const Summary = lazy<ComponentType<ComponentProps<typeof ShareSummary>>>(() =>
  load().then(
    (script) => ({ default: script.ShareSummary }),
    () => ({ default: NotLoaded }),
  ),
)

export type SharedQuiz = ComponentProps<typeof ShareDialog>['quiz']

/** The dialog, loaded once it is wanted. */
export function ShareLater(props: ComponentProps<typeof ShareDialog>) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  )
}

/** The dialog of a summary, loaded once it is wanted. */
export function ShareSummaryLater(props: ComponentProps<typeof ShareSummary>) {
  return (
    <Suspense fallback={null}>
      <Summary {...props} />
    </Suspense>
  )
}

type ShareButtonProps = { quiz: SharedQuiz } & Pick<ComponentProps<typeof Button>, 'variant' | 'size'>

/** Shares what is published, from where it is edited. */
export function ShareButton({ quiz, ...look }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {listing('listing.share')}
      </Button>
      {isOpen && <ShareLater quiz={quiz} onClose={() => setOpen(false)} />}
    </>
  )
}
