import { type ClipboardEvent, useState } from 'react'
import { refusalOf } from '../pasting/refused-text.ts'
import { textRefused } from '../pasting/refused-words.ts'

/** A paste that no quiz can hold, or that is no text, is refused before it is in the field. */
export function useRefusedPaste() {
  const [error, setError] = useState<string | undefined>()
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const refusal = refusalOf(event.clipboardData.getData('text/plain'))
    setError(refusal === null ? undefined : textRefused(refusal))
    if (refusal !== null) event.preventDefault()
  }
  return { onPaste, error }
}
