import { useState } from 'react'
import { currentSession } from '../../people/accounts/session.ts'
import { deviceStorage } from '../../questionnaires/entries/device-storage.ts'

const keyOf = (): string | null => {
  const session = currentSession()
  return session.open ? `MarkingNames.${session.teacherId}` : null
}

/** Whether this teacher marks without seeing whose answers they are; kept on the device. */
export const useHiddenNames = (): [boolean, (areHidden: boolean) => void] => {
  const [areHidden, setHidden] = useState(() => {
    const key = keyOf()
    return key !== null && deviceStorage()?.getItem(key) === 'hidden'
  })
  const hide = (next: boolean) => {
    setHidden(next)
    const key = keyOf()
    // A storage that is full only forgets the wish.
    try {
      if (key !== null) deviceStorage()?.setItem(key, next ? 'hidden' : 'shown')
    } catch {}
  }
  return [areHidden, hide]
}
