import { t } from '../../i18n/teachers/editing.ts'
import type { Entry } from '../entries/draft-entries.ts'
import type { DoubtfulEntry } from '../entries/entry-doubts.ts'
import { DoubtList } from '../question-list/doubt-list.tsx'
import { PastedWaiting } from '../question-list/pasted-waiting.tsx'
import { BeforePublishing } from './before-publishing.tsx'

/** What is in doubt, of all that is published. `label`: what the button says that publishes it. */
export type DoubtsInHand = {
  entries: readonly Entry[]
  doubtful: readonly DoubtfulEntry[]
  /** Lines that were pasted and are not taken. */
  waiting: number
  label: string
}

type AskDoubtsProps = {
  /** Null: nothing is asked. */
  asked: DoubtsInHand | null
  onClose: () => void
  onOpen: (key: number) => void
  onPublish: () => void
}

/** Asks whether all of it is meant. */
export function AskDoubts({ asked, onClose, onOpen, onPublish }: AskDoubtsProps) {
  return (
    <BeforePublishing
      open={asked !== null}
      title={t('editing.doubts')}
      label={asked?.label ?? ''}
      {...{ onClose, onPublish }}
    >
      {asked && (
        <DoubtList entries={asked.entries} doubtful={asked.doubtful} onOpen={onOpen}>
          <PastedWaiting count={asked.waiting} onOpen={onClose} />
        </DoubtList>
      )}
    </BeforePublishing>
  )
}
