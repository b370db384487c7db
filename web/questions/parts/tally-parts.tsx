import type { ReactNode } from 'react'
import { Prose } from './prose.tsx'

/** The parts of a question in their order, each with what was answered there. */
export function TallyParts({ parts, lang }: { parts: readonly TalliedPart[]; lang?: string | undefined }) {
  return (
    <ol className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
      {parts.map(({ title, isNote = false, children }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity, and nothing here has a state
        <li key={index} className="min-w-0 rounded border border-line px-3 py-2">
          <p lang={isNote ? undefined : lang} dir="auto" className="font-semibold whitespace-pre-wrap wrap-anywhere">
            {isNote ? title : <Prose source={title} as="phrase" />}
          </p>
          {children}
        </li>
      ))}
    </ol>
  )
}

/** `isNote`: the page says its title, and not the question. */
export type TalliedPart = { title: string; isNote?: boolean; children: ReactNode }
