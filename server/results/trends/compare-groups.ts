import type * as z from 'zod/mini'
import type { compareGroups as contract } from '#contract/results/trends.ts'
import type { Grouping } from '#contract/results/trends-requests.ts'
import { count, spreadOf } from '#domain/statistics/percents.ts'
import { shownApart, waitingOfAll } from '#domain/statistics/trend.ts'
import { folded } from '#domain/text/folded.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { createBreath } from '../../take-breaths.ts'
import { chooseQuizzes, type TakenQuiz, type Wanted } from './choose-quizzes.ts'
import { groupFieldsIn } from './find-group-fields.ts'
import { groupsOfQuiz } from './groups-of-quiz.ts'
import type { Needs } from './keep-trends.ts'
import type { Group } from './sum-groups.ts'

type Asked = Wanted & { by: Grouping; field: string }

const LOOK_EVERY = 512

const createGathering = () => {
  const groups = new Map<string, Group>()
  const breath = createBreath(LOOK_EVERY)
  const add = async ({ name, students, percents }: Group) => {
    const group = groups.get(folded(name)) ?? { name, students: new Set(), percents: new Map() }
    groups.set(folded(name), group)
    for (const [percent, times] of percents) count(group.percents, percent, times)
    for (const student of students) {
      group.students.add(student)
      const pause = breath()
      if (pause) await pause
    }
  }
  return { groups, add }
}

/** Results by what they belong to, under the spelling of the newest quiz. */
const gather = async (needs: Needs, quizzes: readonly TakenQuiz[], { by, field }: Asked) => {
  const found = await needs.groups(
    quizzes.map(({ all }) => all),
    { by, field },
  )
  const { groups, add } = createGathering()
  let untold = 0
  for (const quiz of quizzes) {
    const ofQuiz = found.get(quiz.id)
    const names = groupsOfQuiz(quiz, by)
    untold += names?.length === 0 ? quiz.count : (ofQuiz?.untold ?? 0)
    for (const group of ofQuiz?.byName.values() ?? [])
      for (const name of names ?? [group.name]) await add({ ...group, name })
  }
  return { groups: [...groups.values()], untold }
}

/** Results of the quizzes that are wanted, by subject, by tag or by what students told of themselves. */
export const compareGroups = async (
  needs: Needs,
  teacher: SignedInTeacher,
  asked: Asked,
): Promise<z.input<typeof contract.data>> => {
  const { quizzes, ...choices } = await chooseQuizzes(needs, teacher, asked)
  const { groups, untold } = await gather(needs, quizzes, asked)
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
    ...waitingOfAll(quizzes),
    several: asked.by === 'tag' ? quizzes.filter(({ tags }) => tags.length > 1).length : 0,
    fields: groupFieldsIn(quizzes),
    ...choices,
  }
}
