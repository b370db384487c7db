import { Fragment, type ReactNode } from 'react'
import type { AskedBlank } from '#domain/questions/parts/blank.ts'
import { Prose } from '../parts/prose.tsx'

type PassageProps<B extends { kind: string }> = {
  pieces: readonly (string | B)[]
  lang?: string | undefined
  /** What stands in the place of a blank; `at` counts blanks alone. */
  children: (blank: B, at: number) => ReactNode
}

/** The text as it runs, with something of ours in each blank. */
export function Passage<B extends { kind: string } = AskedBlank>({ pieces, lang, children }: PassageProps<B>) {
  let blanks = 0
  return (
    <p lang={lang} dir="auto" className="min-w-0 leading-loose whitespace-pre-wrap wrap-anywhere">
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
        <Fragment key={index}>
          {typeof piece === 'string' ? <Prose source={piece} as="line" /> : children(piece, blanks++)}
        </Fragment>
      ))}
    </p>
  )
}
