import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { mayHaveMarkup } from '#domain/text/prose-signs.ts'
import type { Written } from '#domain/text/text-format.ts'
import type { ShownAs } from './rendered-prose.tsx'

const Texts = createContext<Written>({})

/** Around everything that shows texts of one question, or of one passage. */
export const TextsOf = Texts.Provider

export const useWritten = (): Written => useContext(Texts)

let loaded: typeof import('./rendered-prose.tsx') | null = null

/**
 * Brings what it takes to show such texts, before the first of them is on the screen. Fails with the network. Letters that
 * the device can set by itself come meanwhile, unless there is time to wait for them.
 */
export const loadProse = async (needs: readonly string[] = [], hasTime?: boolean): Promise<void> => {
  if (needs.length === 0) return
  loaded ??= await import('./rendered-prose.tsx')
  await loaded.loadFonts(needs, hasTime)
}

type ProseProps = { source: string; as?: ShownAs }

/** A text of the question, or of the passage, around it. Plain ones, and those whose renderer is not here yet, are shown as they are written. */
export function Prose({ source, as = 'text' }: ProseProps): ReactNode {
  const { format, formulas, pictures } = useWritten()
  const [, showAgain] = useState(0)
  const isPlain = format === undefined || !mayHaveMarkup(source)
  const isWaiting = !isPlain && loaded === null
  useEffect(() => {
    if (isWaiting) void loadProse(['prose']).then(() => showAgain((times) => times + 1), ignore)
  }, [isWaiting])
  if (isPlain || loaded === null) return source
  return <loaded.RenderedProse source={source} as={as} formulas={formulas} pictures={pictures} />
}

const ignore = () => undefined

/** One line of words, where nothing else can be shown. */
export const usePlainText = (): ((source: string) => string) => {
  const { format } = useWritten()
  return format !== undefined && loaded !== null ? loaded.plainOf : (source) => source
}
