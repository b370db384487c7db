import type { z } from 'zod/mini'
import type { formerly } from '#contract/questionnaires/same-meaning.ts'
import { choicesOf } from '#domain/questionnaires/same-meaning.ts'
import type { Kind } from '#domain/questions/rules.ts'
import type { AcrossVersions } from '#domain/statistics/across-versions.ts'

type Formerly = z.input<typeof formerly>

/** What of all that was ever asked is asked or offered no more; nothing where there is none. */
export const listFormerly = ({
  questions,
  askedNow,
  offered,
}: Pick<AcrossVersions, 'questions' | 'askedNow' | 'offered'>): { formerly?: Formerly } => {
  const asked = questions.slice(0, askedNow)
  const choices = asked.flatMap((question) =>
    choicesOf<Kind>(question).flatMap((list, at) => {
      const from = offered.get(question.id)?.[at] ?? list.length
      return from < list.length ? [{ question_id: question.id, list: at, from }] : []
    }),
  )
  const ids = questions.slice(askedNow).map(({ id }) => id)
  return ids.length > 0 || choices.length > 0 ? { formerly: { question_ids: ids, choices } } : {}
}
