import { changeOwnBrand } from '#contract/questionnaires/branding.ts'
import { quizAnalysis, readQuiz } from '#contract/questionnaires/papers.ts'
import { createQuiz } from '#contract/questionnaires/questionnaires.ts'
import { answerOnWire } from '#contract/runs/attempts.ts'
import { nanosecondsOf } from '#contract/wire/wire.ts'
import type { Question } from '#domain/questionnaires/items/question.ts'
import { isByHand } from '#domain/questions/traits.ts'
import type { DemoQuestion, DemoQuiz } from './demo-quiz.ts'
import type { Random } from './names.ts'
import { questionFromWire, rightAnswerTo } from './right-answer.ts'
import type { Visitor } from './visitor.ts'

export type Answer = ReturnType<typeof answerOnWire>

export type PublishedQuiz = {
  id: string
  code: string
  title: string
  minutes: number
  /** `right`: null where a person says what is. */
  questions: { id: string; right: Answer | null; others: Answer[] }[]
}

const written = (question: DemoQuestion, random: Random) => {
  if (question.kind !== undefined) {
    const { others: _, ...asked } = question
    return asked
  }
  const { problem, right, wrong } = question
  const correct_answer = Math.floor(random() * (wrong.length + 1))
  return { problem, options: wrong.toSpliced(correct_answer, 0, right), correct_answer }
}

const othersOf = (question: Question, from: DemoQuestion | undefined): Answer[] => {
  if (question.kind !== 'single_choice') return from?.kind === undefined ? [] : from.others.map(answerOnWire)
  return question.asked.options.flatMap((_, place) => (place === question.key.correct ? [] : [answerOnWire(place)]))
}

export const publish = async (
  quiz: DemoQuiz,
  { teacher, random }: { teacher: Visitor; random: Random },
): Promise<PublishedQuiz> => {
  const questions = quiz.questions.map((question) => written(question, random))
  const made = await teacher('POST', createQuiz.path, {
    ...(quiz.kind && { kind: quiz.kind }),
    title: quiz.title,
    subject: quiz.subject,
    duration: nanosecondsOf(quiz.minutes),
    is_negative_marking: quiz.hasNegativeMarking,
    marking_scheme: 'proportional',
    marks_per_question: quiz.marks ?? 1,
    no_of_questions: questions.length,
    questions,
    ...(quiz.sections && { sections: quiz.sections }),
  })
  const { id, share_code: code } = createQuiz.data.parse(made)
  if (quiz.look) await teacher('PUT', changeOwnBrand.path.replace(':id', id), { brand: quiz.look })
  const paper = quizAnalysis.parse(await teacher('GET', `${readQuiz.path}?code=${code}&analysis=true`))
  return {
    id,
    code,
    title: quiz.title,
    minutes: quiz.minutes,
    questions: paper.questions.map((onWire, at) => {
      const question = questionFromWire(onWire)
      const right = isByHand(question.kind) ? null : rightAnswerTo(question)
      return { id: question.id, right, others: othersOf(question, quiz.questions[at]) }
    }),
  }
}
