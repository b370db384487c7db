import { setImmediate as aTurn } from 'node:timers/promises'
import type * as z from 'zod/mini'
import type { listQuizzes as contract, ListedQuizOnWire } from '#contract/questionnaires/questionnaires.ts'
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
import type { Context } from '../../context.ts'
import { bothOf } from '../../database/dialect.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { createFairLine } from '../../line.ts'
import { waitingAnswers } from '../../runs/scoring/store.ts'
import { draftInList } from '../drafts/describe-draft.ts'
import { draftsOf, type ListedDraft } from '../drafts/store.ts'
import { quizInList } from './describe-listed-quiz.ts'
import { countOf, fitting, idsOf, listedOf, newestFirst, placedOf, putAwayOf, totalsOf } from './find-page.ts'
import { questionnairesByIds } from './find-questionnaires.ts'
import { tagsOf } from './find-tags.ts'

const AT_ONCE = 200
/** Of one teacher: pages open on several devices ask for a list each. */
const MOST_WAITING = 30

type Needs = Pick<Context, 'db'>
type Listed = z.input<typeof contract.data>

/**
 * A teacher's quizzes, all or one page of them. The database finds, sorts and counts, and gives no more rows than are shown;
 * the figures over all are added up here. Thousands of rows take a while on the event loop: one list at a time is made, teachers
 * in turn.
 */
export const createListQuizzes = ({ db }: Needs) => {
  const inLine = createFairLine({ mostOfOne: MOST_WAITING })
  return (teacher: SignedInTeacher, view: ListView | null, withDrafts = false): Promise<Listed> =>
    inLine(teacher.id, async () =>
      view === null ? describeAll({ db }, teacher) : describePage({ db }, { teacher, view, withDrafts }),
    )
}

const describeAll = async ({ db }: Needs, teacher: SignedInTeacher): Promise<Listed> => {
  const ids = await idsOf(newestFirst(listedOf(db, teacher.id)))
  const listed: ListedQuizOnWire[] = []
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const part = ids.slice(from, from + AT_ONCE)
    const quizzes = await questionnairesByIds(db, part)
    listed.push(...part.flatMap((id) => quizzes.get(id) ?? []).map((quiz) => quizInList(quiz)))
    await aTurn()
  }
  return listed
}

type Asked = { teacher: SignedInTeacher; view: ListView; withDrafts: boolean }

const describePage = async ({ db }: Needs, { teacher, view, withDrafts }: Asked): Promise<Listed> => {
  const quizzes = fitting(db, teacher.id, view)
  const counting = async () => ({
    kept: withDrafts ? await draftsOf(db, teacher.id, 'quiz') : [],
    fit: quizzes ? await countOf(quizzes) : 0,
    putAway: await putAwayOf(db, teacher.id),
    unmarked: await waitingAnswers(db, listedOf(db, teacher.id).select('questionnaire.id')).execute(),
  })
  const [totals, { kept, fit, putAway, unmarked }] = await bothOf(db, [
    () => totalsOf(db, listedOf(db, teacher.id)),
    counting,
  ])
  const begun = kept.filter(({ edited }) => edited === null)
  const drafts = fittingDrafts(begun, view)
  const found = drafts.length + fit
  const { page, pages, from, size } = placeOfPage(view.page, found)
  // No quiz of this page stands farther back in its own list than all drafts could have moved it.
  const skipped = Math.max(0, from - drafts.length)
  const window = { ...view, limit: size + drafts.length, offset: skipped }
  const placed = quizzes ? await placedOf(db, quizzes, window) : []
  const rows = mergedPage([drafts, placed], { from, size, skipped, descending: view.descending })
  const editedAt = new Map(kept.map(({ edited, savedAt }) => [edited, savedAt]))
  return {
    rows: await describeRows({ db }, rows, editedAt),
    ...{ page, pages, found },
    totals: {
      quizzes: totals.quizzes,
      submissions: totals.attempts,
      ...putAway,
      ...(withDrafts && { drafts: begun.length }),
      average_percent: averageOver(totals),
      ...(unmarked.length > 0 && { marking_waiting: unmarked.reduce((sum, { waiting }) => sum + waiting, 0) }),
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

const describeRows = async (
  { db }: Needs,
  rows: (PlacedDraft | { id: string })[],
  editedAt: ReadonlyMap<string | null, Instant>,
) => {
  const ids = rows.flatMap((row) => ('draft' in row ? [] : row.id))
  const quizzes = await questionnairesByIds(db, ids)
  const tags = await tagsOf(db, ids)
  return rows.flatMap((row) => {
    if ('draft' in row) return draftInList(row.draft)
    const quiz = quizzes.get(row.id)
    return quiz ? quizInList(quiz, { tags: tags.get(row.id), editedAt: editedAt.get(row.id) }) : []
  })
}
