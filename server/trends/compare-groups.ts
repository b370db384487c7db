import type * as z from 'zod/mini'
import type { compareGroups as contract, Grouping } from '#contract/trends.ts'
import { folded } from '#domain/folded.ts'
import { likenessOf } from '#domain/likeness.ts'
import { count, type Percents, percentOf, spreadOf } from '#domain/percents.ts'
import { keptSettings } from '#domain/settings.ts'
import { shownApart } from '#domain/trend.ts'
import type { Context } from '../context.ts'
import { readJson } from '../database/columns.ts'
import type { SignedInTeacher } from '../http/who-is-asking.ts'
import { chooseQuizzes, type TakenQuiz, type Wanted } from './choose-quizzes.ts'
import { partsOf } from './find-taken-quizzes.ts'
import { eachStudent, STUDENTS_AT_ONCE, type StudentResult } from './store.ts'

type Asked = Wanted & { by: Grouping; field: string }

/** `field`: as it is spelt in the newest quiz, by what all spellings come to. */
const listsIn = (quizzes: readonly TakenQuiz[]): string[] => {
  const spelt = new Map<string, string>()
  for (const { settings } of quizzes) {
    // The usual form has no list of its own.
    if (settings === '{}') continue
    for (const { kind, label } of readJson(keptSettings, settings).joining.fields) {
      if (kind === 'choice' && !spelt.has(folded(label))) spelt.set(folded(label), label)
    }
  }
  return [...spelt.values()]
}

/** What a result belongs to; empty where that was not told. */
const nameOf = ({ by, field }: Asked, { participant }: StudentResult, quiz: TakenQuiz | undefined): string => {
  if (by === 'subject') return quiz?.subject ?? ''
  if (by === 'district') return participant.district
  return participant.fields.find(({ label }) => folded(label) === folded(field))?.value ?? ''
}

type Group = { name: string; students: Set<string>; percents: Percents }

/** Results by what they belong to, under the first of its spellings. */
const gather = async (db: Context['db'], quizzes: readonly TakenQuiz[], asked: Asked) => {
  const byId = new Map(quizzes.map((quiz) => [quiz.id, quiz]))
  const groups = new Map<string, Group>()
  let untold = 0
  const add = (result: StudentResult) => {
    const name = nameOf(asked, result, byId.get(result.questionnaireId))
    if (name === '') untold += 1
    else {
      const group = groups.get(folded(name)) ?? { name, students: new Set(), percents: new Map() }
      groups.set(folded(name), group)
      group.students.add(JSON.stringify(likenessOf(result.participant)))
      count(group.percents, percentOf(result.score, result.outOf))
    }
  }
  const counted = quizzes.map((quiz) => ({ ...quiz, roughly: quiz.count }))
  for (const part of partsOf(counted, STUDENTS_AT_ONCE)) {
    const ids = part.map(({ id }) => id)
    for await (const results of eachStudent(db, ids)) for (const result of results) add(result)
  }
  return { groups: [...groups.values()], untold }
}

/** Results of the quizzes that are wanted, by subject or by what students told of themselves. */
export const compareGroups = async (
  context: Pick<Context, 'db' | 'now'>,
  teacher: SignedInTeacher,
  asked: Asked,
): Promise<z.input<typeof contract.data>> => {
  const { quizzes, subjects } = await chooseQuizzes(context, teacher, asked)
  const { groups, untold } = await gather(context.db, quizzes, asked)
  const described = groups.flatMap(({ name, students, percents }) => {
    const spread = spreadOf(percents)
    if (spread === null) return []
    const { count: results, ...figures } = spread
    return [{ name, students: students.size, results, ...figures }]
  })
  const { shown, leftOut } = shownApart(described)
  return {
    groups: shown.sort((one, other) => other.mean - one.mean || (one.name < other.name ? -1 : 1)),
    left_out: leftOut,
    untold,
    fields: listsIn(quizzes),
    subjects,
  }
}
