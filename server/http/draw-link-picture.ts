import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { DrawnCard, LinkCard, PaintableLogo } from '#contract/site/link-card.ts'
import { SECOND } from '#domain/time/time-limit.ts'
import { createFairLine } from '../line.ts'

/** A long title takes a fifth of a second; the first picture half a second more. */
const ALL_WITHIN = 10 * SECOND
/** What the thread keeps in memory is given back when nobody has asked for so long. */
const KEPT_FOR = 60 * SECOND
/** Messengers wait for a few seconds; one that asks for much has no more than a part of the line. */
const BOUNDS = { mostWaiting: 24, mostOfOne: 8 }
const THREAD = { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 128 } }

/** A logo by its id; null: it is not kept any more. */
export type FindLogo = (id: string) => Promise<PaintableLogo | null>

type Parts = {
  /** What the build leaves. */
  script: URL
  /** Where that finds the product's mark. */
  folder: string
  findLogo: FindLogo
}

/** `by`: the address of who asks. */
export type DrawLinkPicture = (card: LinkCard, by: string) => Promise<Buffer>

/**
 * Draws beside the event loop, one after the other, with `script` of the build; a logo is found and made ready in the same line.
 * Throws `QueueFullError` where too much waits already.
 */
export const createLinkPainter = ({ script, folder, findLogo }: Parts): DrawLinkPicture => {
  const inLine = createFairLine(BOUNDS)
  let thread: Worker | null = null
  let ending: NodeJS.Timeout | undefined

  const end = () => {
    void thread?.terminate()
    thread = null
  }
  const begin = (): Worker => {
    const begun = new Worker(script, { ...THREAD, workerData: folder })
    // A process that is told to stop waits for no picture.
    begun.unref()
    begun.on('error', () => undefined)
    begun.on('exit', () => {
      if (thread === begun) thread = null
    })
    return begun
  }
  const draw = async (card: LinkCard): Promise<Buffer> => {
    const id = card.look?.logo
    const drawn: DrawnCard = { card, logo: id === undefined ? null : await findLogo(id) }
    clearTimeout(ending)
    thread ??= begin()
    try {
      const answer = once(thread, 'message', { signal: AbortSignal.timeout(ALL_WITHIN) })
      thread.postMessage(drawn)
      const [png] = (await answer) as [Uint8Array]
      return Buffer.from(png)
    } catch (error) {
      end()
      throw error
    } finally {
      ending = setTimeout(end, KEPT_FOR).unref()
    }
  }
  return (card, by) => inLine(by, () => draw(card))
}
