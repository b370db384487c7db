import * as z from 'zod/mini'
import { type RespondedPaperOnWire, readResponded } from '#contract/runs/responses.ts'

const nameOf = (code: string) => `quiznity_paper_${code}`

/** What was asked when this device last heard; null where it has not, or keeps nothing. */
export const readKeptPaper = (code: string): RespondedPaperOnWire | null => {
  try {
    return z.safeParse(readResponded.data, JSON.parse(localStorage.getItem(nameOf(code)) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Keeps what is asked, so that the page opens without a network. */
export const keepPaper = (code: string, paper: RespondedPaperOnWire): void => {
  try {
    localStorage.setItem(nameOf(code), JSON.stringify(paper))
  } catch {
    // No room on the device: the next visit needs the network again.
  }
}
