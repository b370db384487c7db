import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { lockOwnPictures } from '../../media/pictures/store.ts'
import type { OwnDraft } from './policy.ts'

/** Wherever one stands in a text of the JSON; what only looks like one is nobody's picture. */
const PICTURE = /\]\(([A-Za-z0-9_-]{6,40})\)/g
/** More than a quiz may show. */
const MOST = 2000
const AT_ONCE = 500

const picturesIn = (content: string): string[] => {
  const ids = new Set<string>()
  for (const [, id = ''] of content.matchAll(PICTURE)) if (ids.size < MOST) ids.add(id)
  return [...ids]
}

/** As long as a draft shows a picture of its owner's it is not tidied away. */
export const keepPictures = async (
  trx: Transaction<Tables>,
  { ownerId, id }: OwnDraft,
  content: string,
): Promise<void> => {
  const uses = await trx
    .selectFrom('draft_media')
    .select('media_id')
    .where('owner_id', '=', ownerId)
    .where('draft_id', '=', id)
    .execute()
  const before = new Set(uses.map(({ media_id }) => media_id))
  const shown = picturesIn(content)
  const added = await lockOwnPictures(
    trx,
    ownerId,
    shown.filter((picture) => !before.has(picture)),
  )
  const gone = [...before].filter((picture) => !shown.includes(picture))
  for (let from = 0; from < gone.length; from += AT_ONCE)
    await trx
      .deleteFrom('draft_media')
      .where('owner_id', '=', ownerId)
      .where('draft_id', '=', id)
      .where('media_id', 'in', gone.slice(from, from + AT_ONCE))
      .execute()
  for (let from = 0; from < added.length; from += AT_ONCE)
    await trx
      .insertInto('draft_media')
      .values(added.slice(from, from + AT_ONCE).map((media_id) => ({ media_id, owner_id: ownerId, draft_id: id })))
      .execute()
}
