import { CARD_LOGO, type PaintableLogo } from '#contract/site/link-card.ts'
import type { Database } from '../../database/connect.ts'
import { loadSharp } from './load-sharp.ts'
import { pictureBytes } from './store.ts'

/** A small logo is made larger up to so many times, and is not seen as pixels. */
const LARGEST = 2
const PATIENCE_SECONDS = 5

/** A kept picture as the painter of links takes it, in the size that it is drawn in; null where there is none. Sharp works beside the event loop. */
export const paintableLogo = async (db: Database, id: string): Promise<PaintableLogo | null> => {
  const bytes = await pictureBytes(db, id)
  if (bytes === null) return null
  const sharp = await loadSharp()
  const { width, height } = await sharp(bytes).metadata()
  const room = {
    width: Math.min(CARD_LOGO.width, width * LARGEST),
    height: Math.min(CARD_LOGO.height, height * LARGEST),
  }
  const { data, info } = await sharp(bytes)
    .resize({ ...room, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .png()
    .timeout({ seconds: PATIENCE_SECONDS })
    .toBuffer({ resolveWithObject: true })
  return { png: data, width: info.width, height: info.height }
}
