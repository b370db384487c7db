import type * as z from 'zod/mini'
import type { readSubmission } from '#contract/results/analytics.ts'
import { answerOnWire } from '#contract/runs/attempts.ts'
import { countWaiting } from '#domain/answers/hand-marks.ts'
import { marksAsNumber } from '#domain/marking/marks.ts'
import { drawnFor } from '#domain/questionnaires/pools.ts'
import type { Context } from '../../context.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { quizOnWire } from '../../questionnaires/papers/describe-quiz.ts'
import { questionnaireByCode } from '../../questionnaires/store.ts'
import { lateSummaries } from '../../runs/attempts/find-late-answers.ts'
import { wholeAttemptOwnedBy } from '../../runs/attempts/find-whole-attempts.ts'
import { judgedOnWire } from '../../runs/scoring/describe-mark.ts'
import { standingsOn } from '../../runs/scoring/store.ts'
import { readReport } from '../reports/find-reports.ts'
import { endedOnWire } from './describe-row.ts'
import { versionNumbers } from './find-results.ts'

/** One ended attempt beside the key of the version it was taken on; null when it is not this teacher's to see. */
export const describeAttempt = async (
  { db, papers }: Pick<Context, 'db' | 'papers'>,
  teacher: SignedInTeacher,
  id: string,
): Promise<z.input<typeof readSubmission.data> | null> => {
  const attempt = await wholeAttemptOwnedBy(db, teacher.id, id)
  const questionnaire = attempt?.end && (await questionnaireByCode(db, attempt.quizCode))
  if (!attempt?.end || attempt.endedAt === null || !questionnaire) return null
  const { end, endedAt } = attempt
  const version = drawnFor(await papers.version(db, attempt.versionId), id)
  const { count } = await readReport(db, attempt.questionnaireId)
  const late = (await lateSummaries(db, [id])).get(id)
  const standings = await standingsOn(db, id)
  const versions = await versionNumbers(db, attempt.questionnaireId)
  const waiting = countWaiting(end.entries)
  return {
    student: {
      ...endedOnWire({ ...attempt, ...end, endedAt }, { late, waiting, versions }),
      submission_code: end.code,
      answers: end.entries.map((entry) => ({
        question_id: entry.questionId,
        ...answerOnWire(entry.answer),
        is_correct: entry.verdict === 'correct',
        ...judgedOnWire(entry, standings),
        marks: marksAsNumber(entry.marks),
        time_ms: entry.timeMs,
      })),
    },
    // Teachers see it in the product's own look.
    quiz: quizOnWire({
      ...{ questionnaire, host: questionnaire.host, brand: null, version },
      ...{ attempts: count, withExplanations: true },
    }),
  }
}
