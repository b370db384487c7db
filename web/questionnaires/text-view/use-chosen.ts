import { useState } from 'react'
import { carriedOver, type NotTaken } from './chosen-items.ts'

type Chosen = { sources: readonly string[]; left: NotTaken }

/** Which of what was found is not to be taken. It stays so while the text around it changes. */
export function useChosen(sources: readonly string[]) {
  const [kept, setKept] = useState<Chosen>({ sources, left: new Set() })
  const now = kept.sources === sources ? kept : { sources, left: carriedOver(kept.sources, sources, kept.left) }
  if (now !== kept) setKept(now)
  const leave = (left: NotTaken) => setKept({ sources, left })
  return { left: now.left, leave, leftIn: (later: readonly string[]) => carriedOver(sources, later, now.left) }
}
