import type { SubmissionShow, SubmissionSort } from '#contract/analytics.ts'
import type { Context } from '../context.ts'
import { withLateWaiting, withMarkWaiting } from './find-ended.ts'
import type { Outline } from './find-outlines.ts'
import type { Outlines } from './keep-outlines.ts'
import { createBreath } from './take-breaths.ts'

export type Wanted = {
  questionnaireId: string
  search: string
  sort: SubmissionSort
  /** Only those that are so. */
  show: SubmissionShow
  /** Empty: of all. */
  district: string
  /** Null: of all. */
  versionId: string | null
}

/** All of them as they ended: the database has that in an index. */
export const isPlain = ({ search, sort, show, district, versionId }: Wanted): boolean =>
  search.trim() === '' && sort === 'newest' && show === 'all' && district === '' && versionId === null

type Needs = Pick<Context, 'db'> & { outlines: Outlines }

const shownBy = async ({ db }: Needs, { questionnaireId, show }: Wanted): Promise<(outline: Outline) => boolean> => {
  if (show === 'all') return () => true
  if (show !== 'late' && show !== 'marks') return ({ endedBy }) => endedBy === show
  const waiting = await (show === 'late' ? withLateWaiting : withMarkWaiting)(db, questionnaireId)
  return ({ id }) => waiting.has(id)
}

const LOOK_EVERY = 512

/** The ids of all ended submissions that are so, in the order that is wanted. */
export const chooseEnded = async (needs: Needs, wanted: Wanted): Promise<string[]> => {
  const { search, district, versionId } = wanted
  const words = search.normalize('NFC').trim().toLowerCase()
  const isShown = await shownBy(needs, wanted)
  const { outlines, order } = await needs.outlines.of(wanted.questionnaireId, wanted.sort)
  const fits = (outline: Outline) =>
    (words === '' || outline.searchText.includes(words)) &&
    (district === '' || outline.district === district) &&
    (versionId === null || outline.versionId === versionId) &&
    isShown(outline)
  const breath = createBreath(LOOK_EVERY)
  const chosen: string[] = []
  for (const place of order) {
    const outline = outlines[place]
    if (outline && fits(outline)) chosen.push(outline.id)
    const pause = breath()
    if (pause) await pause
  }
  return chosen
}
