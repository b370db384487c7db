import type * as z from 'zod/mini'
import type { readHall } from '#contract/audience/audience-questions.ts'
import { byRank, TOLD_STATES } from '#domain/audience/audience-question.ts'
import { SECOND } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { inEnvelope } from '../../http/failures.ts'
import { bytesOfAnswer, type PreparedAnswer, prepareAnswer } from '../../http/prepared-answer.ts'
import type { Questionnaire } from '../../questionnaires/store.ts'
import { createShelf, shared } from '../../shelf.ts'
import { takesQuestions } from './policy.ts'
import { type AudienceQuestion, toldQuestions } from './store.ts'

/** A hall that looks is answered with the same bytes so long. */
const FRESH = SECOND
const MOST_KEPT = 8 * 1024 * 1024

type Needs = Pick<Context, 'db' | 'now'>
type Told = z.input<typeof readHall.data>
type Asked = Pick<Questionnaire, 'id' | 'kind' | 'status' | 'settings'>

/** What a hall asks, as everybody in it may read it; the same bytes for all. */
export const createTellHall = ({ db, now }: Needs) => {
  const shelf = createShelf<{ at: number; answer: PreparedAnswer }>({
    mostBytes: MOST_KEPT,
    bytesOf: ({ answer }) => bytesOfAnswer(answer),
  })
  const underWay = new Map<string, Promise<PreparedAnswer>>()

  const make = async (questionnaire: Asked): Promise<PreparedAnswer> => {
    const at = now()
    const isOff = questionnaire.settings.responding.hall_questions === 'off'
    const questions = isOff ? [] : await toldQuestions(db, questionnaire.id)
    const told: Told = {
      is_open: takesQuestions(questionnaire, at),
      questions: questions.toSorted(byRank).flatMap(asTold),
    }
    const answer = prepareAnswer(JSON.stringify(inEnvelope(200, told)))
    shelf.put(questionnaire.id, { at, answer })
    return answer
  }

  return (questionnaire: Asked): Promise<PreparedAnswer> => {
    const known = shelf.get(questionnaire.id)
    if (known && now() < known.at + FRESH) return Promise.resolve(known.answer)
    return shared(underWay, questionnaire.id, () => make(questionnaire))
  }
}

const asTold = ({ id, text, votes, state }: AudienceQuestion): Told['questions'] => {
  const told = TOLD_STATES.find((each) => each === state)
  return told ? [{ id, text, votes, state: told }] : []
}
