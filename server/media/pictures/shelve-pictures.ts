import { type Instant, SECOND } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { createShelf, shared } from '../../shelf.ts'
import { isPictureKept, pictureBytes } from './store.ts'

const MIB = 1024 * 1024
/** A usual picture takes 100 KB of it. */
const MOST_PICTURES = 24 * MIB
/** What is erased can still be seen for so long. */
const LOOK_AGAIN = SECOND

type Shelved = { bytes: Uint8Array; lookedAt: Instant }

/** The bytes of pictures by their ids; null for one that is not kept, or not any more. */
export const createPictureShelf = ({ db, now }: Pick<Context, 'db' | 'now'>) => {
  const shelf = createShelf<Shelved>({ mostBytes: MOST_PICTURES, bytesOf: ({ bytes }) => bytes.length })
  const underWay = new Map<string, Promise<Uint8Array | null>>()

  const look = async (id: string): Promise<Uint8Array | null> => {
    const lookedAt = now()
    const before = shelf.get(id)
    const bytes =
      before === undefined ? await pictureBytes(db, id) : (await isPictureKept(db, id)) ? before.bytes : null
    if (bytes === null) shelf.drop(id)
    else shelf.put(id, { bytes, lookedAt })
    return bytes
  }

  return async (id: string): Promise<Uint8Array | null> => {
    const shelved = shelf.get(id)
    if (shelved && now() < shelved.lookedAt + LOOK_AGAIN) return shelved.bytes
    return shared(underWay, id, () => look(id))
  }
}
