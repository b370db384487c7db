import { useDeferredValue, useEffect, useState } from 'react'

/** In characters: what is longer takes longer to read than there is between two keys. */
const LONG = 20_000
/** A change of fewer characters is typed. */
const FEW = 20
const PAUSE_MS = 300

/** A text to be read while it is typed: a long one once its author pauses, what is pasted at once. */
export const useSettledText = (text: string): string => {
  const [read, setRead] = useState(text)
  const waits = text.length > LONG && Math.abs(text.length - read.length) < FEW
  useEffect(() => {
    if (read === text) return
    if (!waits) return setRead(text)
    const timer = setTimeout(() => setRead(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, read, waits])
  return useDeferredValue(waits ? read : text)
}
