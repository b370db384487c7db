import type * as z from 'zod/mini'
import type { listLateAnswers as contract, LateAttemptOnWire } from '#contract/late-answers.ts'
import { selectedIndexOf } from '#contract/submissions.ts'
import { isoOf } from '#contract/wire.ts'
import { type AnswerSheet, notHeld } from '#domain/answer.ts'
import { withLate } from '#domain/late-answers.ts'
import { marksAsNumber } from '#domain/marks.ts'
import { maskedPhone } from '#domain/participant.ts'
import { wordsOf } from '#domain/question.ts'
import { questionsIn, type Version } from '#domain/questionnaire.ts'
import type { Instant } from '#domain/time-limit.ts'
import type { Context } from '../context.ts'
import type { OwnedQuestionnaireId } from '../questionnaires/policy.ts'
import { currentVersionId, versionFrontById } from '../questionnaires/store.ts'
import { scoredEntries } from '../submissions/score-sheet.ts'
import {
  countedIn,
  countLate,
  countLateWaiting,
  decisionOn,
  type LateAttempt,
  lateAttemptIds,
  lateAttempts,
} from './find-late-answers.ts'

const MOST = 1000
/** Each is read and scored twice: more of them would keep those who save waiting. */
const AT_ONCE = 50

const isoOrNull = (at: Instant | null | undefined) => (at === null || at === undefined ? null : isoOf(at))

const answersOf = (version: Version, counted: AnswerSheet, late: AnswerSheet): LateAttemptOnWire['answers'] => {
  const news = notHeld(counted, late)
  return questionsIn(version).flatMap((question, at) => {
    const { id } = question
    const entry = news[id]
    if (entry === undefined) return []
    const counts = counted[id]?.answer ?? null
    return {
      question_id: id,
      number: at + 1,
      counted_index: selectedIndexOf(counts),
      late_index: selectedIndexOf(entry.answer),
      counted_words: wordsOf(question, counts),
      late_words: wordsOf(question, entry.answer),
    }
  })
}

const attemptOnWire = (attempt: LateAttempt, version: Version): LateAttemptOnWire => {
  const { participant, late, marking, former } = attempt
  const counted = countedIn(former)
  return {
    submission_id: attempt.id,
    name: participant.name,
    phone: maskedPhone(participant.phone),
    district: participant.district,
    why: attempt.why,
    answers: answersOf(version, counted, late),
    score: marksAsNumber(former.score),
    score_with_late: marksAsNumber(scoredEntries(withLate(counted, late), version, marking).score),
    max_score: marksAsNumber(attempt.outOf),
    ends_at: isoOf(attempt.endsAt),
    first_at: isoOf(attempt.firstAt),
    last_at: isoOf(attempt.lastAt),
    given_at: isoOrNull(attempt.givenAt),
    decision: decisionOn(attempt),
    decided_at: isoOrNull(attempt.decided?.at),
  }
}

/** What came too late for a quiz, beside what counts, as far as one answer holds it: those that wait for a decision first, then the newest. */
export const listLateAnswers = async (
  { db, papers }: Pick<Context, 'db' | 'papers'>,
  questionnaireId: OwnedQuestionnaireId,
): Promise<z.input<typeof contract.data>> => {
  const ids = await lateAttemptIds(db, questionnaireId, MOST)
  const attempts = new Map<string, LateAttemptOnWire>()
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    for (const attempt of await lateAttempts(db, ids.slice(from, from + AT_ONCE))) {
      attempts.set(attempt.id, attemptOnWire(attempt, await papers.version(db, attempt.versionId)))
    }
    // node:sqlite is synchronous: between two pages, let whoever waits have a turn.
    await new Promise((resolve) => setImmediate(resolve))
  }
  const { title, subject } = await versionFrontById(db, await currentVersionId(db, questionnaireId))
  return {
    quiz: { id: questionnaireId, title, subject },
    attempts: ids.flatMap((id) => attempts.get(id) ?? []),
    found: await countLate(db, questionnaireId),
    waiting: await countLateWaiting(db, questionnaireId),
  }
}
