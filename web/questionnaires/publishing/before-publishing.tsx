import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '../../i18n/teachers/versions.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'

type BeforePublishingProps = {
  open: boolean
  title: string
  /** What the button says that publishes. */
  label: string
  onClose: () => void
  onPublish: () => void
  children: ReactNode
}

/** What is asked before something is published. A page that is left without an answer publishes nothing. */
export function BeforePublishing({ open, title, label, onClose, onPublish, children }: BeforePublishingProps) {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => () => close.current(), [])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('versions.goOnWriting')}</Button>
          <Button variant="primary" onClick={onPublish}>
            {label}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
