import { type AnswerToMarkOnWire, listAnswersToMark, markAnswer, readMarkingQueue } from '#contract/runs/hand-marks.ts'
import type { Visitor } from './visitor.ts'

const MARKED_OF_EACH = 3
const WELL_WRITTEN = 180

/** What the length of a text is worth: the teacher of a demonstration reads no further. */
const markOf = ({ value, rubric, full_marks }: AnswerToMarkOnWire) => {
  const isLong = String(value ?? '').length >= WELL_WRITTEN
  const earned = rubric.map((_, place) => place).slice(0, isLong ? rubric.length : 1)
  const weightOf = (places: number[]) => places.reduce((sum, place) => sum + (rubric[place]?.weight ?? 0), 0)
  const marks = (full_marks * weightOf(earned)) / weightOf(rubric.map((_, place) => place))
  return { marks, rubric: earned, comment: isLong ? 'I could see it.' : 'Tell me more: what did you see and hear?' }
}

/** Marks the first few answers to each question of a quiz that a person marks; the others go on waiting. */
export const markFirstEssays = async (quizId: string, teacher: Visitor) => {
  const queue = readMarkingQueue.data.parse(await teacher('GET', readMarkingQueue.path.replace(':id', quizId)))
  for (const { question_id: question } of queue.questions) {
    const list = listAnswersToMark.path.replace(':id', quizId).replace(':question', question)
    const { answers } = listAnswersToMark.data.parse(await teacher('GET', list))
    for (const answer of answers.slice(0, MARKED_OF_EACH)) {
      const place = markAnswer.path.replace(':id', answer.submission_id).replace(':question', question)
      await teacher('PUT', place, { based_on: answer.base, mark: markOf(answer) })
    }
  }
}
