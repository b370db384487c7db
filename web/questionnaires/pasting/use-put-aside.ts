import { useRef, useState } from 'react'
import { pastedAt } from '../drafts/pasted-place.ts'

/** In characters: more would leave a device no room for drafts, and stays as long as the page. */
const MOST_KEPT = 300_000

/** `around`: what waits that is not in the dialog; `known`: all that waited when the dialog was last put aside. */
type Opened = { around: string; known: string; first: string }

const joined = (one: string, other: string): string => {
  if (one.includes(other.trim())) return one
  return one.trim() === '' ? other : `${one.trimEnd()}\n\n${other}`
}

/** What was pasted for a draft and is not taken yet. Whatever comes beside it, from another tab too, it is never written over. */
export function usePutAside(place: string) {
  // The same to its end, whoever is signed in by then.
  const [pasted] = useState(() => pastedAt(place))
  const inMemory = useRef<string | null>(null)
  const opened = useRef<Opened>({ around: '', known: '', first: '' })
  const read = () => inMemory.current ?? pasted.read() ?? ''
  const write = (text: string) => {
    const isSmall = text.length <= MOST_KEPT
    const isKept = isSmall && pasted.write(text === '' ? null : text)
    inMemory.current = isKept ? null : text
  }
  /** All that waits if this is what stands in the dialog. */
  const withText = (text: string): { beside: string; next: string } => {
    const { around, known } = opened.current
    const now = read()
    const beside = now === known ? around : now
    return { beside, next: joined(beside, text) }
  }
  return {
    read,
    write,
    allWith: (text: string): string => withText(text).next,
    /** `isShown`: what waits stands in the dialog. */
    open: (isShown: boolean) => {
      const known = read()
      opened.current = { around: isShown ? '' : known, known, first: known }
    },
    /** In the place of what stood in the dialog, which is not taken. False: all that waits is what waited before. */
    put: (text: string): boolean => {
      const { first } = opened.current
      const { beside, next } = withText(text)
      if (next !== read()) write(next)
      opened.current = { around: beside, known: next, first }
      return next !== first
    },
    add: (text: string) => write(joined(read(), text)),
  }
}
