import type { Question } from '../questionnaires/items/question.ts'
import { choicesOf } from '../questionnaires/same-meaning.ts'
import type { Kind } from '../questions/rules.ts'
import { type AskedVersion, acrossVersions } from './across-versions.ts'

/** What publishing an edit does to the answers that were given to the version before; questions are numbered from 1. */
export type EditEffects = {
  /** Asked no more, with their numbers in the version before: their answers stay in the results. */
  gone: { number: number; question: Question }[]
  /** Still asked, with their numbers in the edit, but otherwise: what was answered before is counted by itself. */
  apart: { number: number; question: Question }[]
  /** Counted together, but these choices are offered no more: whoever chose them stays counted. */
  notOffered: { number: number; question: Question; choices: string[] }[]
}

/** As the results of all versions will count them (`across-versions.ts`). */
export const editEffects = (before: AskedVersion, edit: AskedVersion): EditEffects => {
  const { countedAs, offered, questions } = acrossVersions(edit, [before])
  const joined = new Map(questions.map((question) => [question.id, question]))
  const places = new Map(edit.questions.map(({ id }, at) => [id, at]))
  const effects: EditEffects = { gone: [], apart: [], notOffered: [] }
  const counted = countedAs(before.id)
  for (const [at, was] of before.questions.entries()) {
    const place = places.get(was.id)
    const now = place === undefined ? undefined : edit.questions[place]
    if (place === undefined || now === undefined) {
      effects.gone.push({ number: at + 1, question: was })
      continue
    }
    const number = place + 1
    if (counted.get(was.id)?.id !== was.id) {
      effects.apart.push({ number, question: now })
      continue
    }
    const lists = choicesOf<Kind>(joined.get(was.id) ?? now)
    const choices = lists.flatMap((list, of) => list.slice(offered.get(was.id)?.[of] ?? list.length))
    if (choices.length > 0) effects.notOffered.push({ number, question: now, choices })
  }
  return effects
}
