import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './files.ts'
import { type CardText, cardPicture } from './social-images/card-picture.ts'
import { loadPainter } from './social-images/painter.ts'

let prepared: ReturnType<typeof loadPainter> | undefined

/** The pictures that messengers show beside a link: `<folder>/social/<file>.png`, 1200 x 630. */
export const writeSocialImages = async (folder: string, cards: (CardText & { file: string })[]): Promise<void> => {
  prepared ??= loadPainter(join(root, 'web', 'public'))
  const { brand, faces, paint } = await prepared
  await mkdir(join(folder, 'social'), { recursive: true })
  for (const { file, ...text } of cards)
    await writeFile(join(folder, 'social', `${file}.png`), paint(cardPicture(text, brand, faces)))
}
