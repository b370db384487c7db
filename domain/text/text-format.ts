import * as z from 'zod/mini'
import { type PictureFrames, pictureFrames } from './picture.ts'
import type { Formulas, TextFormat } from './prose.ts'

/** Texts without one are plain. */
export const textFormat = z.optional(z.literal('prose', 'not_one_of'))

/** Formulas by their names, as MathML. */
export const formulaTable = z.optional(z.record(z.string(), z.string()))

/** How texts are written, and the formulas and pictures in them. */
export type Written = {
  format?: TextFormat | undefined
  formulas?: Formulas | undefined
  pictures?: PictureFrames | undefined
}

export const written = { format: textFormat, formulas: formulaTable, pictures: z.optional(pictureFrames) }
