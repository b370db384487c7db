import type * as z from 'zod/mini'
import { selectedIndexOf } from '#contract/runs/attempts.ts'
import type { listLateAnswers as contract, LateAttemptOnWire } from '#contract/runs/late-answers.ts'
import { isoOf } from '#contract/wire/wire.ts'
import { type AnswerSheet, notHeld } from '#domain/answers/answer.ts'
import type { PlacedMark } from '#domain/answers/hand-marks.ts'
import { withLate } from '#domain/answers/late-answers.ts'
import { marksAsNumber } from '#domain/marking/marks.ts'
import { wordsOf } from '#domain/questionnaires/items/question.ts'
import { drawnFor } from '#domain/questionnaires/pools.ts'
import { questionsIn, type Version } from '#domain/questionnaires/questionnaire.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { versionFrontById } from '../../questionnaires/find-version.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { currentVersionId } from '../../questionnaires/store.ts'
import { whoOnWire } from '../attempts/describe-participant.ts'
import {
  countedIn,
  countLate,
  countLateAfterKey,
  countLateWaiting,
  decisionOn,
  inParts,
  type LateAttempt,
  lateAttemptIds,
  lateAttempts,
} from '../attempts/find-late-answers.ts'
import { scoredWithMarks } from '../scoring/score-marks.ts'
import { marksIn, standingsOf } from '../scoring/store.ts'

const MOST = 1000
/** Of all that is read of them; an answer of twice as much would take others' time by itself. */
const MOST_BYTES = 2 * 1024 * 1024

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

type Judged = { version: Version; marks: readonly PlacedMark[] }

const attemptOnWire = (attempt: LateAttempt, { version, marks }: Judged): LateAttemptOnWire => {
  const { participant, late, marking, former } = attempt
  const counted = countedIn(former)
  const paper = { version: drawnFor(version, attempt.id), marking }
  const scoreOf = (sheet: AnswerSheet) => marksAsNumber(scoredWithMarks(sheet, paper, marks).score)
  return {
    submission_id: attempt.id,
    ...whoOnWire(participant),
    why: attempt.why,
    answers: answersOf(version, counted, late),
    score: marks.length === 0 ? marksAsNumber(former.score) : scoreOf(counted),
    score_with_late: scoreOf(withLate(counted, late)),
    max_score: marksAsNumber(attempt.outOf),
    ends_at: isoOf(attempt.endsAt),
    first_at: isoOf(attempt.firstAt),
    last_at: isoOf(attempt.lastAt),
    given_at: isoOrNull(attempt.givenAt),
    after_key: attempt.cameAfterKey,
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
  let bytes = 0
  for await (const part of inParts(db, ids)) {
    const standings = await standingsOf(db, part.ids)
    for (const attempt of await lateAttempts(db, part.ids)) {
      const marks = marksIn(standings.get(attempt.id))
      const version = await papers.version(db, attempt.versionId)
      attempts.set(attempt.id, attemptOnWire(attempt, { version, marks }))
    }
    bytes += part.bytes
    if (bytes > MOST_BYTES) break
  }
  const { title, subject } = await versionFrontById(db, await currentVersionId(db, questionnaireId))
  return {
    quiz: { id: questionnaireId, title, subject },
    attempts: ids.flatMap((id) => attempts.get(id) ?? []),
    found: await countLate(db, questionnaireId),
    waiting: await countLateWaiting(db, questionnaireId),
    waiting_after_key: await countLateAfterKey(db, questionnaireId),
  }
}
