import type { QuizAnalysisOnWire, QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import { answerOf, type StudentOnWire } from '#contract/runs/attempts.ts'

type Quiz = QuizAnalysisOnWire | QuizPaperOnWire

/** All that is kept of an attempt, as far as its student may see it. */
export const ownFile = (student: StudentOnWire, quiz: Quiz, at: Date): string => {
  const given = new Map(student.answers.map((answer) => [answer.question_id, answer]))
  const { name, phone, district, fields = [], score, max_score, late } = student
  const own = {
    made_at: at.toISOString(),
    quiz: { title: quiz.title, subject: quiz.subject, code: student.quiz_code },
    told: { name, phone, district, ...(fields.length > 0 && { fields }) },
    started_at: student.created_at,
    ...(student.attempted && { ended_at: student.updated_at, ended_by: student.ended_by }),
    // Null: it may not be seen yet.
    result: score === null ? null : { score, max_score },
    ...(late && { late_answers: late }),
    answers: quiz.questions.map(({ id, problem, options }, at) => {
      const found = given.get(id)
      const { is_correct, verdict, marks, mark, time_ms } = found ?? {}
      const answer = found ? answerOf(found) : null
      return {
        number: at + 1,
        question: problem,
        ...(options.length > 0 && { options }),
        answer,
        ...(typeof answer === 'number' && { answer_in_words: options[answer] }),
        ...(is_correct !== undefined && { is_correct }),
        ...(verdict && { verdict }),
        ...(marks !== undefined && { marks }),
        ...(mark && { comment: mark.comment }),
        time_ms: time_ms ?? 0,
      }
    }),
  }
  return `${JSON.stringify(own, null, 2)}\n`
}

/** Hands it to the browser as a file. */
export const saveFile = (text: string, name: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers begin to read it only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
