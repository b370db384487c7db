import { ABILITIES } from '#domain/questionnaires/kinds.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Questionnaire } from '../../questionnaires/store.ts'
import { isShut } from '../../runs/responses/policy.ts'

type Asked = Pick<Questionnaire, 'id' | 'kind' | 'status' | 'settings'>

/** Whether those who are asked may ask back at that moment, and vote on what others ask. */
export const takesQuestions = (questionnaire: Asked, at: Instant): boolean =>
  ABILITIES[questionnaire.kind].audienceQuestions &&
  questionnaire.settings.responding.hall_questions !== 'off' &&
  !isShut(questionnaire, at)
