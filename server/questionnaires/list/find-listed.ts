import {
  averageOver,
  compare,
  draftKey,
  type ListView,
  listedDraft,
  listKey,
  mergedPage,
  placeOfPage,
  searchText,
  searchWords,
} from '#domain/questionnaires/quiz-list.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../../database/connect.ts'
import { bothOf } from '../../database/dialect.ts'
import { waitingAnswers } from '../../runs/scoring/store.ts'
import { draftsOf, type ListedDraft } from '../drafts/store.ts'
import {
  countOf,
  fitting,
  listedOf,
  placedOf,
  putAwayOf,
  responsesOf,
  TIMED,
  totalsOf,
  type Whose,
} from './find-page.ts'
import { type ListedQuestionnaire, questionnairesByIds } from './find-questionnaires.ts'
import { tagsOf } from './find-tags.ts'

export type ListedRow = {
  questionnaire: ListedQuestionnaire
  tags: readonly string[] | undefined
  /** When changes of it were saved that are not published. */
  editedAt: Instant | undefined
}

type Asked = Whose & { view: ListView; withDrafts: boolean; at: Instant }

const NOTHING_TAKEN = { quizzes: 0, attempts: 0, weighed: 0 }

/** One page of what a teacher has of these kinds, and the figures of all of it. */
export const findListed = async (db: Database, { view, withDrafts, at, ...whose }: Asked) => {
  const { owner, kinds } = whose
  const found = fitting(db, whose, { ...view, at })
  const timed = kinds.filter((kind) => TIMED.includes(kind))
  const taken = timed.length > 0 ? listedOf(db, owner, timed) : null
  const counting = async () => ({
    kept: withDrafts ? await draftsOf(db, owner, kinds) : [],
    fit: found ? await countOf(found) : 0,
    putAway: await putAwayOf(db, whose),
    unmarked: taken ? await waitingAnswers(db, taken.select('questionnaire.id')).execute() : [],
    responses: await responsesOf(db, whose),
    listed: await countOf(listedOf(db, owner, kinds)),
  })
  const [totals, { kept, fit, putAway, unmarked, responses, listed }] = await bothOf(db, [
    async () => (taken ? totalsOf(db, taken) : NOTHING_TAKEN),
    counting,
  ])
  const begun = kept.filter(({ edited }) => edited === null)
  const drafts = fittingDrafts(begun, view)
  const { page, pages, from, size } = placeOfPage(view.page, drafts.length + fit)
  // No row of this page stands farther back in its own list than all drafts could have moved it.
  const skipped = Math.max(0, from - drafts.length)
  const window = { ...view, kinds, limit: size + drafts.length, offset: skipped }
  const placed = found ? await placedOf(db, found, window) : []
  const rows = mergedPage([drafts, placed], { from, size, skipped, descending: view.descending })
  return {
    rows: await filled(db, rows, new Map(kept.map(({ edited, savedAt }) => [edited, savedAt]))),
    place: { page, pages, found: drafts.length + fit },
    totals: {
      listed,
      ...{ drafts: begun.length, attempts: totals.attempts, responses },
      ...putAway,
      averagePercent: averageOver(totals),
      unmarked: unmarked.reduce((sum, { waiting }) => sum + waiting, 0),
    },
  }
}

type PlacedDraft = { draft: ListedDraft; key: string | number }

/** There are few enough of them to be looked through here. */
const fittingDrafts = (drafts: ListedDraft[], view: ListView): PlacedDraft[] => {
  if ((view.show !== 'all' && view.show !== 'drafts') || view.tag !== null) return []
  const words = searchWords(view.search)
  const subject = view.subject === null ? null : listKey(view.subject)
  const direction = view.descending ? -1 : 1
  return drafts
    .filter((draft) => subject === null || listKey(draft.subject) === subject)
    .filter((draft) => words.every((word) => searchText(listedDraft(draft)).includes(word)))
    .map((draft) => ({ draft, key: draftKey(listedDraft(draft), view.sort) }))
    .sort((a, b) => direction * compare(a.key, b.key) || compare(a.draft.id, b.draft.id))
}

const filled = async (
  db: Database,
  rows: (PlacedDraft | { id: string })[],
  editedAt: ReadonlyMap<string | null, Instant>,
): Promise<({ draft: ListedDraft } | ListedRow)[]> => {
  const ids = rows.flatMap((row) => ('draft' in row ? [] : row.id))
  const questionnaires = await questionnairesByIds(db, ids)
  const tags = await tagsOf(db, ids)
  return rows.flatMap((row) => {
    if ('draft' in row) return { draft: row.draft }
    const questionnaire = questionnaires.get(row.id)
    return questionnaire ? { questionnaire, tags: tags.get(row.id), editedAt: editedAt.get(row.id) } : []
  })
}
