import { identityOf } from '#domain/questionnaires/identity.ts'
import { type NotLetIn, notLetIn } from '#domain/questionnaires/opening.ts'
import type { Described } from '#domain/questionnaires/told.ts'
import type { Context } from '../../context.ts'
import type { Refusal } from '../../http/serve.ts'
import type { ShelvedQuiz } from '../../questionnaires/papers/shelve-papers.ts'
import { noteSecurity } from '../../security-log.ts'
import { codeTriesAt } from './count-code-tries.ts'
import { participantKey } from './store.ts'

type Needs = Pick<Context, 'db' | 'now' | 'config' | 'delay' | 'log' | 'sign'>
type Newcomer = { quiz: ShelvedQuiz; participant: Described; code: string | undefined; address: string }
type Kept = Exclude<NotLetIn, 'quiz_closed'>
type LetIn = {
  /** Why nobody new is let in so; null: they are. */
  why: NotLetIn | null
  /** What they hear who hold no attempt that they could go on with; of what is closed, what a start says by itself. */
  refusal: (why: Kept) => Promise<Refusal<Kept>>
}

/** Whether a window and an access code let somebody new begin at this moment. */
export const letIn = async (context: Needs, { quiz, participant, code, address }: Newcomer): Promise<LetIn> => {
  const { id: questionnaireId, settings } = quiz.questionnaire
  const { opening } = settings
  const key = participantKey(questionnaireId, identityOf(participant))
  const tries = codeTriesAt(context, { questionnaireId, participantKey: key, address })
  const judged = () => notLetIn(opening, { now: context.now(), code })
  if (opening.access_code !== null && judged() === null) await tries.begin()
  return {
    // It may have closed while they waited.
    why: judged(),
    refusal: async (code) => {
      if (code === 'not_open') {
        const beside = { ...(opening.opens_at !== null && { opens_at: opening.opens_at }), server_now: context.now() }
        return { ok: false, code, beside }
      }
      if (code === 'access_code_wrong') {
        noteSecurity(context, 'access_code_failed', { questionnaire: questionnaireId, address })
        await tries.failed()
      }
      return { ok: false, code }
    },
  }
}
