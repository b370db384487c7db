import { ABILITIES, type QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { ok } from '#domain/result.ts'
import type { Context } from '../context.ts'
import type { FindEmbedded } from '../http/embedded-pages.ts'
import { refuseCode } from '../questionnaires/papers/refuse-code.ts'

type Needs = Pick<Context, 'papers' | 'db' | 'now' | 'config' | 'sign' | 'log'>

/** The page that a link to one of that kind leads to. */
const pathOf = (kind: QuestionnaireKind) => (ABILITIES[kind].clock ? '/quiz' : kind === 'survey' ? '/survey' : '/poll')

/**
 * What stands in a frame behind a code, of whatever kind it is; codes that lead nowhere count as in a call. What is put away
 * has its page still: only its script can say whose device this is, and brings what that has not sent.
 */
export const findEmbedded =
  (context: Needs): FindEmbedded =>
  async (request, code) => {
    const found = await context.papers.open(code)
    if (!found) return refuseCode(context, request)
    const { kind, settings } = found.questionnaire
    return ok({ path: pathOf(kind), origins: settings.embedding })
  }
