import { useEffect, useRef } from 'react'
import { t } from '../../i18n/teachers/editing.ts'
import { t as versions } from '../../i18n/teachers/versions.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import type { Entry } from '../entries/draft-entries.ts'
import type { DoubtfulEntry } from '../entries/entry-doubts.ts'
import { DoubtList } from '../question-list/doubt-list.tsx'

/** What is in doubt, of all that is published. `label`: what the button says that publishes it. */
export type DoubtsInHand = { entries: readonly Entry[]; doubtful: readonly DoubtfulEntry[]; label: string }

type AskDoubtsProps = {
  /** Null: nothing is asked. */
  asked: DoubtsInHand | null
  onClose: () => void
  onOpen: (key: number) => void
  onPublish: () => void
}

/** Asks whether all of it is meant, before it is published. Left, it is not. */
export function AskDoubts({ asked, onClose, onOpen, onPublish }: AskDoubtsProps) {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => () => close.current(), [])
  return (
    <Dialog
      open={asked !== null}
      onClose={onClose}
      title={t('editing.doubts')}
      footer={
        <>
          <Button onClick={onClose}>{versions('versions.goOnWriting')}</Button>
          <Button variant="primary" onClick={onPublish}>
            {asked?.label}
          </Button>
        </>
      }
    >
      {asked && <DoubtList entries={asked.entries} doubtful={asked.doubtful} onOpen={onOpen} />}
    </Dialog>
  )
}
