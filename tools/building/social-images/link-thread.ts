import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod/mini'
import { linkCard } from '../../../contract/site/covers.ts'
import { linkPicture } from './link-picture.ts'
import { loadPainter } from './painter.ts'

/** Draws one card after the other, for the server that has started it on the folder of the built pages. */
const { brand, faces, paint } = await loadPainter(z.string().check(z.minLength(1)).parse(workerData))

parentPort?.on('message', (card: unknown) => {
  parentPort?.postMessage(paint(linkPicture(linkCard.parse(card), brand, faces)))
})
