import { useRef, useState } from 'react'
import type { Spec } from '#domain/questions/rule.ts'
import type { Editor } from '../questions/editor.tsx'
import { show } from './show.tsx'

/** An editor on the screen, which keeps its draft and gets the focus that it asks for. */
export const showEditor = <S extends Spec>({ Edit }: Editor<S>, first: S['draft']) => {
  const now: { draft: S['draft']; said: string[]; typedIn: (string | undefined)[] } = {
    draft: first,
    said: [],
    typedIn: [],
  }
  function Edited() {
    const [draft, setDraft] = useState(first)
    const form = useRef<HTMLDivElement>(null)
    // Once the change that comes with the wish is on the screen.
    const focusOn = (field: string) =>
      queueMicrotask(() =>
        form.current?.querySelector<HTMLElement>(`[name="${field}"], [data-field="${field}"]`)?.focus(),
      )
    const change = (next: S['draft'], typedIn?: string) => {
      now.draft = next
      now.typedIn.push(typedIn)
      setDraft(next)
    }
    return (
      <div ref={form}>
        <Edit id={1} draft={draft} onChange={change} onFocus={focusOn} onSaid={(text) => now.said.push(text)} />
      </div>
    )
  }
  return { ...show(<Edited />), now }
}

/** The name of the field that has the focus, or what it is called by otherwise. */
export const focused = (): string | null | undefined =>
  document.activeElement?.getAttribute('name') ?? document.activeElement?.getAttribute('data-field')
