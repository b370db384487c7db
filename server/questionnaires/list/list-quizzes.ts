import { setImmediate as aTurn } from 'node:timers/promises'
import type * as z from 'zod/mini'
import type { listQuizzes as contract, ListedQuizOnWire } from '#contract/questionnaires/questionnaires.ts'
import type { ListView } from '#domain/questionnaires/quiz-list.ts'
import type { Context } from '../../context.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { draftInList } from '../drafts/describe-draft.ts'
import { quizInList } from './describe-listed-quiz.ts'
import { findListed } from './find-listed.ts'
import { idsOf, listedOf, newestFirst } from './find-page.ts'
import { questionnairesByIds } from './find-questionnaires.ts'

/** Other kinds are in the list of all. */
const QUIZZES = ['quiz'] as const

const AT_ONCE = 200

type Needs = Pick<Context, 'db' | 'now'>
type Listed = z.input<typeof contract.data>
type Asked = { view: ListView | null; withDrafts: boolean }

/** A teacher's quizzes, all or one page of them. */
export const listQuizzes = (needs: Needs, teacher: SignedInTeacher, { view, withDrafts }: Asked): Promise<Listed> =>
  view === null ? describeAll(needs, teacher) : describePage(needs, { teacher, view, withDrafts })

const describeAll = async ({ db, now }: Needs, teacher: SignedInTeacher): Promise<Listed> => {
  const ids = await idsOf(newestFirst(listedOf(db, teacher.id, QUIZZES)))
  const listed: ListedQuizOnWire[] = []
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const part = ids.slice(from, from + AT_ONCE)
    const quizzes = await questionnairesByIds(db, part)
    listed.push(...part.flatMap((id) => quizzes.get(id) ?? []).map((quiz) => quizInList(quiz, { at: now() })))
    await aTurn()
  }
  return listed
}

type Page = { teacher: SignedInTeacher; view: ListView; withDrafts: boolean }

const describePage = async ({ db, now }: Needs, { teacher, view, withDrafts }: Page): Promise<Listed> => {
  const at = now()
  const { rows, place, totals } = await findListed(db, { owner: teacher.id, kinds: QUIZZES, view, withDrafts, at })
  return {
    rows: rows.map((row) => ('draft' in row ? draftInList(row.draft) : quizInList(row.questionnaire, { ...row, at }))),
    ...place,
    totals: {
      quizzes: totals.listed,
      submissions: totals.attempts,
      ...{ archived: totals.archived, in_bin: totals.in_bin },
      ...(withDrafts && { drafts: totals.drafts }),
      average_percent: totals.averagePercent,
      ...(totals.unmarked > 0 && { marking_waiting: totals.unmarked }),
    },
  }
}
