import { ABILITIES, type QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { ok } from '#domain/result.ts'
import type { Context } from '../context.ts'
import type { FindEmbedded } from '../http/embedded-pages.ts'
import { openQuiz } from './attempts/open-quiz.ts'
import { openResponded } from './responses/open-responded.ts'

type Needs = Pick<Context, 'papers' | 'db' | 'now' | 'config' | 'sign' | 'log'>

/** The page that a link to one of that kind leads to. */
const pathOf = (kind: QuestionnaireKind) => (ABILITIES[kind].clock ? '/quiz' : kind === 'survey' ? '/survey' : '/poll')

/** What stands in a frame behind a code, of whatever kind it is; codes that lead nowhere count as in a call. */
export const findEmbedded =
  (context: Needs): FindEmbedded =>
  async (request, code) => {
    const shelved = await context.papers.open(code)
    const isTimed = shelved !== null && ABILITIES[shelved.questionnaire.kind].clock
    const found = isTimed
      ? await openQuiz(context, { request, quizCode: code })
      : await openResponded(context, { request, code })
    if (!found.ok) return found
    const { kind, settings } = found.value.questionnaire
    return ok({ path: pathOf(kind), origins: settings.embedding })
  }
