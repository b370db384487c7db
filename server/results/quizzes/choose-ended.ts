import { type AttemptOrder, type AttemptShow, type AttemptSort, FALLING } from '#contract/results/analytics-requests.ts'
import type { Context } from '../../context.ts'
import { createBreath } from '../../take-breaths.ts'
import { withLateWaiting, withMarkWaiting } from './find-ended.ts'
import type { Outline } from './find-outlines.ts'

export type Wanted = {
  questionnaireId: string
  search: string
  sort: AttemptSort
  /** Null: as the sort has it by itself. */
  order: AttemptOrder | null
  /** Only those that are so. */
  show: AttemptShow
  /** Empty: of all. */
  district: string
  /** Null: of all. */
  versionId: string | null
}

const isNarrowed = ({ search, show, district, versionId }: Wanted): boolean =>
  search.trim() !== '' || show !== 'all' || district !== '' || versionId !== null

type Needs = Pick<Context, 'db' | 'outlines'>

const shownBy = async ({ db }: Needs, { questionnaireId, show }: Wanted): Promise<(outline: Outline) => boolean> => {
  if (show === 'all') return () => true
  if (show !== 'late' && show !== 'marks') return ({ endedBy }) => endedBy === show
  const waiting = await (show === 'late' ? withLateWaiting : withMarkWaiting)(db, questionnaireId)
  return ({ id }) => waiting.has(id)
}

const LOOK_EVERY = 512

type Window = { limit: number; offset: number }
type Chosen = { count: number; idsIn: (window: Window) => string[] }

/** The ended attempts that are so, in the order that is wanted; null: all of them as they ended, which an index has. */
export const chooseEnded = async (needs: Needs, wanted: Wanted): Promise<Chosen | null> => {
  const isTurned = wanted.order !== null && (wanted.order === 'down') !== FALLING.has(wanted.sort)
  if (wanted.sort === 'newest' && !isTurned && !isNarrowed(wanted)) return null
  const { outlines, order: usual } = await needs.outlines.of(wanted.questionnaireId, wanted.sort)
  const order = isTurned ? usual.toReversed() : usual
  const places = isNarrowed(wanted) ? await narrowed({ outlines, order }, await fitting(needs, wanted)) : order
  return {
    count: places.length,
    idsIn: ({ limit, offset }) =>
      [...places.slice(offset, offset + limit)].flatMap((place) => outlines[place]?.id ?? []),
  }
}

const fitting = async (needs: Needs, wanted: Wanted): Promise<(outline: Outline) => boolean> => {
  const { search, district, versionId } = wanted
  const words = search.normalize('NFC').trim().toLowerCase()
  const isShown = await shownBy(needs, wanted)
  return (outline) =>
    (words === '' || outline.searchText.includes(words)) &&
    (district === '' || outline.district === district) &&
    (versionId === null || outline.versionId === versionId) &&
    isShown(outline)
}

type Ordered = { outlines: readonly Outline[]; order: Uint32Array }

const narrowed = async ({ outlines, order }: Ordered, fits: (outline: Outline) => boolean): Promise<number[]> => {
  const breath = createBreath(LOOK_EVERY)
  const places: number[] = []
  for (const place of order) {
    const outline = outlines[place]
    if (outline && fits(outline)) places.push(place)
    const pause = breath()
    if (pause) await pause
  }
  return places
}
