import type { DraftItem } from '../../questionnaires/drafts/draft-item.ts'
import type { Reading } from './block.ts'

/** A way in which questions are written down, by people or by programs. */
export type Format = {
  /** Whether a text is in this format: of several the first in `formats.ts` reads it. */
  sniff: (text: string) => boolean
  /** Asked only of texts that are in this format. */
  read: (text: string) => Reading
  /** Null: nothing is written in it. */
  write: ((items: readonly DraftItem[]) => Written) | null
}

/** `left`: what the format has no place for, item by item in their order. */
export type Written = { text: string; left: LeftOut[] }

/** `item`: its place from 0. `part`: what of it is left out, by its name in a draft; null: all of it. */
export type LeftOut = { item: number; part: string | null }
