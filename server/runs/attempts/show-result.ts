import type { AttemptId } from '#domain/answers/attempt.ts'
import type { Shown } from '#domain/questionnaires/release.ts'
import type { Context } from '../../context.ts'
import type { ShelvedQuiz } from '../../questionnaires/papers/shelve-papers.ts'
import { recordAnswersShown, wereAnswersShown } from './shown-store.ts'
import { whatIsShown } from './what-is-shown.ts'

type Needs = Pick<Context, 'db' | 'now' | 'log' | 'committer'>
type Asked = { quiz: Pick<ShelvedQuiz, 'questionnaire'>; id: AttemptId }

/**
 * What the student of an ended attempt may see now. That they see which answers are right is put on the attempt's record
 * before it is sent, once: what this attempt sends afterwards can't be told from answers that were read off.
 */
export const showResult = async (needs: Needs, { quiz, id }: Asked): Promise<Shown> => {
  const { db, now, log, committer } = needs
  const shown = await whatIsShown(needs, quiz)
  if (!shown.answers || (await wereAnswersShown(db, id))) return shown
  // A full disk keeps nobody from a result; it takes no late answers either.
  await committer
    .commit(recordAnswersShown, { id, at: now() })
    .catch((err) => log.warn({ err }, 'that right answers were shown could not be recorded'))
  return shown
}
