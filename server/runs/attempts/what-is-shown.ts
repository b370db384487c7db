import { takesStudents } from '#domain/questionnaires/questionnaire.ts'
import { isAllAtOnce, type Shown, shownBy } from '#domain/questionnaires/release.ts'
import { releaseOf } from '#domain/questionnaires/settings.ts'
import type { Context } from '../../context.ts'
import type { ShelvedQuiz } from '../../questionnaires/papers/shelve-papers.ts'
import { isAnybodyRunning } from './find-attempts.ts'

const ALL: Shown = { score: true, answers: true, explanations: true }

/** What the students of ended attempts may see now. */
export const whatIsShown = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { questionnaire }: Pick<ShelvedQuiz, 'questionnaire'>,
): Promise<Shown> => {
  const { id, status } = questionnaire
  const release = releaseOf(questionnaire.settings)
  if (isAllAtOnce(release)) return ALL
  const waits = Object.values(release).some(({ when }) => when === 'after_close')
  const isOver = waits && !takesStudents(status) && !(await isAnybodyRunning(db, id))
  return shownBy(release, { now: now(), isOver })
}
