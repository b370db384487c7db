import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod/mini'
import { drawnCard } from '../../../contract/site/link-card.ts'
import { logoPlace } from './card-parts.ts'
import { linkPicture } from './link-picture.ts'
import { loadPainter } from './painter.ts'

/** Draws one card after the other, for the server that has started it on the folder of the built pages. */
const { brand, faces, paint } = await loadPainter(z.string().check(z.minLength(1)).parse(workerData))

parentPort?.on('message', (message: unknown) => {
  const drawn = drawnCard.parse(message)
  parentPort?.postMessage(paint(linkPicture(drawn, brand, faces), drawn.logo && logoPlace(drawn.logo)))
})
