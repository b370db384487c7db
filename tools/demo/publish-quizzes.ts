import { quizPaper, readQuiz } from '#contract/papers.ts'
import { createQuiz } from '#contract/questionnaires.ts'
import { nanosecondsOf } from '#contract/wire.ts'
import type { DemoQuestion, DemoQuiz } from './demo-quiz.ts'
import type { Random } from './names.ts'
import type { Visitor } from './visitor.ts'

export type PublishedQuiz = {
  id: string
  code: string
  title: string
  minutes: number
  questions: { id: string; optionCount: number; correctOption: number }[]
}

const shuffled = ({ problem, right, wrong }: DemoQuestion, random: Random) => {
  const correct_answer = Math.floor(random() * (wrong.length + 1))
  return { problem, options: wrong.toSpliced(correct_answer, 0, right), correct_answer }
}

export const publish = async (
  quiz: DemoQuiz,
  { teacher, random }: { teacher: Visitor; random: Random },
): Promise<PublishedQuiz> => {
  const questions = quiz.questions.map((question) => shuffled(question, random))
  const made = await teacher('POST', createQuiz.path, {
    title: quiz.title,
    subject: quiz.subject,
    duration: nanosecondsOf(quiz.minutes),
    is_negative_marking: quiz.hasNegativeMarking,
    no_of_questions: questions.length,
    questions,
  })
  const { id, share_code: code } = createQuiz.data.parse(made)
  const paper = quizPaper.parse(await teacher('GET', `${readQuiz.path}?code=${code}`))
  return {
    id,
    code,
    title: quiz.title,
    minutes: quiz.minutes,
    questions: paper.questions.map((asked, at) => ({
      id: asked.id,
      optionCount: asked.options.length,
      correctOption: questions[at]?.correct_answer ?? 0,
    })),
  }
}
