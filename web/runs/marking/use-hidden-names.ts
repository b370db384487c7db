import { useState } from 'react'
import * as z from 'zod/mini'
import { kept, theTeacher } from '../../people/accounts/kept.ts'
import { storedText } from '../../ui/browser-storage.ts'

const names = kept('MarkingNames', z.enum(['hidden', 'shown']), theTeacher)

/** Whether this teacher marks without seeing whose answers they are; kept on the device. */
export const useHiddenNames = (): [boolean, (areHidden: boolean) => void] => {
  const [place] = useState(() => names.at())
  // Earlier pages kept the bare word.
  const [areHidden, setHidden] = useState(() => (place.read() ?? storedText(place.name ?? '')) === 'hidden')
  const hide = (next: boolean) => {
    setHidden(next)
    place.write(next ? 'hidden' : 'shown')
  }
  return [areHidden, hide]
}
