import { type RefObject, useState } from 'react'
import type { Edit } from '#domain/formats/lines/block.ts'
import { withEdits } from '#domain/formats/quiz-text/edited-text.ts'
import { typedInto } from './edited-field.ts'

type Edited = { before: string; after: string }

/** Changes of a text by a press, each of which can be taken back as long as it was the last one. */
export function useTextEdits(
  text: string,
  setText: (text: string) => void,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const [last, setLast] = useState<Edited | null>(null)
  const write = (next: string) => {
    if (!typedInto(field.current, next)) setText(next)
  }
  const edit = (edits: readonly Edit[]) => {
    // A field has its own ends of lines.
    const before = field.current?.value ?? text
    const after = withEdits(before, edits)
    if (after === before) return
    setLast({ before, after })
    write(after)
  }
  const canUndo = last !== null && last.after === text
  const undo = () => {
    if (!canUndo) return
    setLast(null)
    write(last.before)
  }
  return { edit, undo: canUndo ? undo : null }
}
