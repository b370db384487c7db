import type * as z from 'zod/mini'
import type { readSummary as contract } from '#contract/results/summary-links.ts'
import { EVERY_RESPONSE } from '#domain/answers/response-filter.ts'
import { isInOwnWords } from '#domain/questionnaires/items/facets.ts'
import type { Question } from '#domain/questionnaires/items/question.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { sharedTally } from '#domain/statistics/question-tally.ts'
import type { Context } from '../../context.ts'
import { hasTryLeft, takeTry } from '../../http/limits.ts'
import { openedByLink } from '../../questionnaires/policy.ts'
import { questionnaireFront } from '../../questionnaires/store.ts'
import { hashOf } from '../../secrets.ts'
import { describeResponses } from '../surveys/describe-responses.ts'
import { surveyOf } from '../surveys/which-survey.ts'
import { linkByHash } from './store.ts'

type Told = z.input<typeof contract.data>
type Outcome = Result<Told, 'link_not_valid' | 'link_withdrawn' | 'too_many_attempts'>
type Needs = Pick<Context, 'db' | 'across' | 'responses' | 'countTold' | 'now' | 'config' | 'log' | 'sign'>

const COMPLETE = { ...EVERY_RESPONSE, show: 'complete' } as const

type CountedQuestion = Told['counted'][number]

/** What may be shown without what anybody wrote, beside options too; null: nothing. */
const withoutTexts = (question: Question | undefined, counted: CountedQuestion): CountedQuestion => {
  if (!question || !counted || isInOwnWords(question.kind)) return null
  const tally = sharedTally(question, counted.tally)
  return tally && { ...counted, tally }
}

/** What a link shows. It is counted once for all who look until anything is answered: whoever has the link may be many. */
export const createReadSummary = (needs: Needs) => {
  const { db } = needs
  return async ({ key, address }: { key: string; address: string }): Promise<Outcome> => {
    const guess = { limit: 'summaryKeyFromAddress', of: address } as const
    if (!(await hasTryLeft(needs, guess))) return fail('too_many_attempts')
    const link = await linkByHash(db, hashOf(key))
    if (!link) return fail((await takeTry(needs, guess)) ? 'link_not_valid' : 'too_many_attempts')
    const id = link.withdrawn_at === null ? await openedByLink(db, link) : null
    if (!id) return fail('link_withdrawn')
    const front = await questionnaireFront(db, id)
    const survey = surveyOf({ id, settings: front.settings, across: await needs.across(id, front) })
    const told = await describeResponses(needs, { survey, filter: COMPLETE, isCounted: true })
    const { title, anonymous, shown, asked, formerly, counted } = told
    const { questions } = survey.across
    return ok({
      title,
      anonymous,
      shown,
      asked,
      ...(formerly && { formerly }),
      counted: link.shows_texts === 1 ? counted : counted.map((each, at) => withoutTexts(questions[at], each)),
    })
  }
}
