import { useCallback, useState } from 'react'
import { type DeviceStorage, type QuizDraft, readDraft } from './stored-draft.ts'
import { type Elsewhere, useWritten, type WizardDraft } from './use-draft.ts'
import { useKeeping } from './use-keeping.ts'
import { useOnLeaving } from './use-on-leaving.ts'
import { useOtherTabs } from './use-other-tabs.ts'

/** Where what is written is kept, and what it begins with where nothing is. */
export type DraftPlace = {
  storage: DeviceStorage | null
  /** Whether a key of the browser's storage is one of its own. */
  isKey: (key: string) => boolean
  initial: QuizDraft
}

const NOT_ON_SERVER = { kind: 'none' } as const
const nothing = () => {}

/** What begins as a published quiz is, kept on this device with every change until it is published. */
export function useEditedDraft(place: DraftPlace): WizardDraft {
  // The same to its end, whoever is signed in by then: what is written last goes to whom it belongs.
  const [{ storage, isKey, initial }] = useState(place)
  const [before] = useState(() => readDraft(storage) ?? initial)
  const { replace, ...written } = useWritten(before, storage)
  const [elsewhere, setElsewhere] = useState<Elsewhere>(null)
  const { kept, keep, isKept, forget } = useKeeping(written.draft, { storage, place: null, onKept: nothing })

  const onOtherTab = useCallback(() => {
    const newer = readDraft(storage)
    if (newer) {
      isKept(newer)
      replace(newer)
    }
    setElsewhere(newer ? 'newer' : 'gone')
  }, [replace, storage, isKept])
  useOtherTabs(isKey, onOtherTab)
  useOnLeaving(keep)

  const saving = NOT_ON_SERVER
  return { ...written, storage, kept, keep, forget, saving, keepAsNew: nothing, elsewhere, setElsewhere }
}
