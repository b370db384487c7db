/** What one row has found; each find is a sentence for whoever mends it. */
export type Findings = {
  /** How often the fault was brought about. */
  tried: number
  /** Acknowledged, or kept on a device that lives, and not on the server in the end. */
  lost: string[]
  doubled: string[]
  /** What a page or an answer said, and what was so. */
  untrue: string[]
  /** Any other promise that was broken; a row that could not be run to its end says so here. */
  broken: string[]
}

export const noFindings = (): Findings => ({ tried: 0, lost: [], doubled: [], untrue: [], broken: [] })

const KINDS = ['lost', 'doubled', 'untrue', 'broken'] as const

export const isClean = (found: Findings): boolean => found.tried > 0 && KINDS.every((kind) => found[kind].length === 0)

export const findsOf = (found: Findings): string[] =>
  KINDS.flatMap((kind) => [...new Set(found[kind])].map((find) => `${kind}: ${find}`))
