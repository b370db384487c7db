import type * as z from 'zod/mini'
import type { readSubmission, SubmissionRowOnWire } from '#contract/analytics.ts'
import { isoOf } from '#contract/wire.ts'
import { marksAsNumber } from '#domain/marks.ts'
import { maskedPhone } from '#domain/participant.ts'
import type { Context } from '../context.ts'
import type { SignedInTeacher } from '../http/who-is-asking.ts'
import { questionnaireByCode } from '../questionnaires/store.ts'
import { quizOnWire } from '../questionnaires/write-paper.ts'
import { selectedIndexOf } from '../submissions/describe-student.ts'
import { submissionOwnedBy } from '../submissions/find-submissions.ts'
import { readReport } from './read-report.ts'
import type { EndedSubmission } from './store.ts'

/** An ended submission as a row: the phone number masked, the time at most what the quiz gave. */
export const endedOnWire = (ended: EndedSubmission): SubmissionRowOnWire => ({
  id: ended.id,
  name: ended.name,
  phone: maskedPhone(ended.phone),
  district: ended.district,
  score: marksAsNumber(ended.score),
  max_score: marksAsNumber(ended.outOf),
  time_taken_ms: Math.min(ended.endedAt, ended.endsAt) - ended.startedAt,
  submitted_at: isoOf(ended.endedAt),
  ended_by: ended.endedBy,
})

/** One ended submission beside the key of the version it was taken on; null when it is not this teacher's to see. */
export const describeSubmission = async (
  { db, now, papers }: Pick<Context, 'db' | 'now' | 'papers'>,
  teacher: SignedInTeacher,
  id: string,
): Promise<z.input<typeof readSubmission.data> | null> => {
  const submission = await submissionOwnedBy(db, teacher.id, id)
  const questionnaire = submission?.end && (await questionnaireByCode(db, submission.quizCode))
  if (!submission?.end || submission.endedAt === null || !questionnaire) return null
  const { end, endedAt, participant } = submission
  const version = await papers.version(db, submission.versionId)
  const { count } = await readReport({ db, now }, submission.questionnaireId)
  return {
    student: {
      ...endedOnWire({ ...submission, ...participant, ...end, endedAt }),
      answers: end.entries.map(({ questionId, answer, verdict, marks, timeMs }) => ({
        question_id: questionId,
        selected_index: selectedIndexOf(answer),
        is_correct: verdict === 'correct',
        marks: marksAsNumber(marks),
        time_ms: timeMs,
      })),
    },
    quiz: quizOnWire({ questionnaire, host: questionnaire.host, version, submissions: count }),
  }
}
