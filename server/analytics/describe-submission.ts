import type * as z from 'zod/mini'
import type { readSubmission } from '#contract/analytics.ts'
import { answerOnWire } from '#contract/submissions.ts'
import { marksAsNumber } from '#domain/marks.ts'
import type { Context } from '../context.ts'
import type { SignedInTeacher } from '../http/who-is-asking.ts'
import { lateSummaries } from '../late-answers/find-late-answers.ts'
import { quizOnWire } from '../questionnaires/describe-quiz.ts'
import { questionnaireByCode } from '../questionnaires/store.ts'
import { submissionOwnedBy } from '../submissions/find-submissions.ts'
import { endedOnWire } from './describe-row.ts'
import { readReport } from './find-reports.ts'

/** One ended submission beside the key of the version it was taken on; null when it is not this teacher's to see. */
export const describeSubmission = async (
  { db, papers }: Pick<Context, 'db' | 'papers'>,
  teacher: SignedInTeacher,
  id: string,
): Promise<z.input<typeof readSubmission.data> | null> => {
  const submission = await submissionOwnedBy(db, teacher.id, id)
  const questionnaire = submission?.end && (await questionnaireByCode(db, submission.quizCode))
  if (!submission?.end || submission.endedAt === null || !questionnaire) return null
  const { end, endedAt, participant } = submission
  const version = await papers.version(db, submission.versionId)
  const { count } = await readReport(db, submission.questionnaireId)
  const late = (await lateSummaries(db, [id])).get(id)
  return {
    student: {
      ...endedOnWire({ ...submission, ...participant, ...end, endedAt }, late),
      answers: end.entries.map(({ questionId, answer, verdict, marks, timeMs }) => ({
        question_id: questionId,
        ...answerOnWire(answer),
        is_correct: verdict === 'correct',
        ...(verdict === 'partly' && { verdict }),
        marks: marksAsNumber(marks),
        time_ms: timeMs,
      })),
    },
    quiz: quizOnWire({ questionnaire, host: questionnaire.host, version, submissions: count }),
  }
}
