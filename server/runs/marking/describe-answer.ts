import { questionOnWire } from '#contract/questionnaires/questions-on-wire.ts'
import { writtenOnWire } from '#contract/questionnaires/written-on-wire.ts'
import { answerOnWire } from '#contract/runs/attempts.ts'
import { type AnswerToMarkOnWire, datedMarkOnWire } from '#contract/runs/hand-marks.ts'
import { rubricOf } from '#domain/answers/hand-marks.ts'
import { fullMarksOf } from '#domain/marking/marking.ts'
import { marksAsNumber } from '#domain/marking/marks.ts'
import { maskedPhone } from '#domain/people/participant.ts'
import { passageOf } from '#domain/questionnaires/items/item.ts'
import { questionsIn, type Version } from '#domain/questionnaires/questionnaire.ts'
import type { Context } from '../../context.ts'
import { baseOfMark, markFor, type Standing, standingsOn } from '../scoring/store.ts'
import { type EndedAttempt, endedAttempt } from './find-answers.ts'

type Read = { attempt: EndedAttempt; version: Version; standings: readonly Standing[] }

const onWire = ({ attempt, version, standings }: Read, questionId: string): AnswerToMarkOnWire | null => {
  const place = questionsIn(version).findIndex(({ id }) => id === questionId)
  const question = questionsIn(version)[place]
  const entry = attempt.entries.find((each) => each.questionId === questionId)
  if (question === undefined || entry === undefined) return null
  const standing = standings.find((each) => each.questionId === questionId)
  const mark = markFor(standing, entry)
  return {
    submission_id: attempt.id,
    question_id: questionId,
    number: place + 1,
    question: questionOnWire(question, version.publishedAt),
    ...passageOnWire(version, questionId),
    ...answerOnWire(entry.answer),
    verdict: entry.verdict,
    marks: marksAsNumber(entry.marks),
    full_marks: marksAsNumber(fullMarksOf(question, attempt.marking)),
    rubric: rubricOf(question).map(({ text, weight }) => ({ text, weight })),
    mark: mark && datedMarkOnWire(mark),
    base: baseOfMark(standing, entry),
  }
}

const passageOnWire = ({ sections }: Version, questionId: string): Pick<AnswerToMarkOnWire, 'passage'> => {
  const items = sections.flatMap((section) => section.items)
  const found = passageOf(items, questionId)
  if (found === null) return {}
  const { passage, first, last } = found
  return { passage: { stimulus: passage.stimulus, ...writtenOnWire(passage), first, last } }
}

type Wanted = { attemptId: string; questionId: string; areNamesHidden: boolean }

/** One answer as whoever marks it reads it; null where it is gone. */
export const describeAnswer = async (
  { db, papers }: Pick<Context, 'db' | 'papers'>,
  { attemptId, questionId, areNamesHidden }: Wanted,
): Promise<AnswerToMarkOnWire | null> => {
  const attempt = await endedAttempt(db, attemptId)
  if (attempt === null) return null
  const version = await papers.version(db, attempt.versionId)
  const described = onWire({ attempt, version, standings: await standingsOn(db, attemptId) }, questionId)
  if (described === null || areNamesHidden) return described
  const { name, phone, district } = attempt.participant
  return { ...described, student: { name, phone: maskedPhone(phone), district } }
}
