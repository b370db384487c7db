import type { Participant } from '#domain/participant.ts'
import { takesStudents } from '#domain/questionnaire.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { RESUME_CODE_LENGTH } from '#domain/share-code.ts'
import { submissionId } from '#domain/submission.ts'
import { endOf } from '#domain/time-limit.ts'
import type { Context } from '../context.ts'
import type { Work } from '../database/committer.ts'
import type { ShelvedQuiz } from '../questionnaires/shelve-papers.ts'
import { hashOf } from '../secrets.ts'
import { type Submission, submissionsByParticipant } from './find-submissions.ts'
import { insertSubmissions, type NewSubmission, participantKey, replaceToken } from './store.ts'

type Start = { submission: NewSubmission; quizCode: string; takesNew: boolean; heldTokenHash: string | null }
/** `isHandedOver`: the browser must keep the new token, for it holds none that stands for this attempt. */
type Started = { submission: Submission; isHandedOver: boolean }
type Outcome = Result<Started, 'already_started' | 'quiz_closed'>

export type StartRequest = {
  quiz: ShelvedQuiz
  participant: Participant
  token: string
  /** The hash of the token that this browser holds for this quiz. */
  heldTokenHash: string | null
  deviceKey: string | null
}

type Needs = Pick<Context, 'committer' | 'now' | 'newId' | 'newCode'>

/** One phone number starts one quiz once: its clock, its paper and its rules are fixed from then on. */
export const createStartQuiz = ({ committer, now, newId, newCode }: Needs) => {
  const work: Work<Start, Outcome> = async (trx, starts) => {
    const fresh = await insertSubmissions(
      trx,
      starts.filter(({ takesNew }) => takesNew).map((start) => start.submission),
    )
    const before = await submissionsByParticipant(
      trx,
      starts.filter(({ submission }) => !fresh.has(submission.id)).map(keyOf),
    )
    const outcomes: Outcome[] = []
    for (const start of starts) {
      const existing = before.get(keyOf(start))
      if (fresh.has(start.submission.id)) outcomes.push(ok({ submission: asStarted(start), isHandedOver: true }))
      else if (!existing) outcomes.push(fail('quiz_closed'))
      else if (existing.tokenHash === start.heldTokenHash)
        outcomes.push(ok({ submission: existing, isHandedOver: false }))
      else if (isSameDevice(existing, start)) {
        await replaceToken(trx, existing.id, start.submission.tokenHash)
        outcomes.push(ok({ submission: existing, isHandedOver: true }))
      } else outcomes.push(fail('already_started'))
    }
    return outcomes
  }

  return ({ quiz, participant, token, heldTokenHash, deviceKey }: StartRequest): Promise<Outcome> => {
    const startedAt = now()
    const submission: NewSubmission = {
      id: submissionId.parse(newId()),
      questionnaireId: quiz.questionnaire.id,
      versionId: quiz.version.id,
      participant,
      tokenHash: hashOf(token),
      deviceKeyHash: deviceKey === null ? null : hashOf(deviceKey),
      resumeCode: newCode(RESUME_CODE_LENGTH),
      marking: quiz.version.marking,
      startedAt,
      endsAt: endOf({ startedAt, minutes: quiz.version.minutes }),
    }
    const takesNew = takesStudents(quiz.questionnaire.status)
    return committer.commit(work, { submission, quizCode: quiz.questionnaire.shareCode, takesNew, heldTokenHash })
  }
}

const keyOf = ({ submission }: Start) => participantKey(submission.questionnaireId, submission.participant.phone)

/** The answer to the first start was lost on its way: only the same device knows its key. */
const isSameDevice = ({ deviceKeyHash }: Submission, { submission }: Start) =>
  deviceKeyHash !== null && deviceKeyHash === submission.deviceKeyHash

const asStarted = ({ submission, quizCode }: Start): Submission => ({
  ...submission,
  quizCode,
  givenBackMs: 0,
  endedAt: null,
  revision: 0,
  savedAt: null,
  sheet: {},
  end: null,
})
