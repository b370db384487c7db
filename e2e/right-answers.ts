import { questionFromWire, rightAnswerTo } from '../tools/demo/right-answer.ts'
import type { Server } from './fixtures.ts'
import { type Published, questionsOf } from './teacher.ts'

/** The right answer to each question, as it travels. */
export const rightAnswers = async (server: Server, quiz: Published) =>
  (await questionsOf(server, quiz)).map((onWire) => {
    const question = questionFromWire(onWire)
    return { question_id: question.id, ...rightAnswerTo(question) }
  })
