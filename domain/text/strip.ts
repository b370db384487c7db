import { MAX_PICTURE_LENGTH, MAX_PICTURE_SIDE } from './picture.ts'

/** In pixels. */
export type PictureSize = { width: number; height: number }

/** So many times as long as wide: whole in a column or on a screen, nobody could read it, as with a page's screenshot. */
const STRIP = 2.5

/** Whether it is much higher than wide, or wider than high; null: it is neither. */
export const stripOf = ({ width, height }: PictureSize): 'tall' | 'wide' | null => {
  if (height > STRIP * width) return 'tall'
  return width > STRIP * height ? 'wide' : null
}

/** In pixels: how long a picture is at most that is kept. A strip is as wide across as others of that shape still are. */
export const longestSide = (size: PictureSize): number => {
  if (stripOf(size) === null) return MAX_PICTURE_SIDE
  const [short, long] = [Math.min(size.width, size.height), Math.max(size.width, size.height)]
  return Math.min(MAX_PICTURE_LENGTH, Math.round(((MAX_PICTURE_SIDE / STRIP) * long) / short))
}
