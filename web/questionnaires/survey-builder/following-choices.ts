import { choicesIn, numbersIn } from '#domain/questionnaires/items/facets.ts'
import { alikeAtFirst } from '../alike-at-first.ts'
import { isQuestion, type QuestionEntry } from '../entries/draft-entries.ts'
import type { DraftWhen } from '../entries/entry-rules.ts'
import { GONE_OPTION, questionsOf, type SurveyDraft } from '../surveys/draft.ts'

/** What can be chosen by its place: a step of a scale stays the number that it is. */
const optionsOf = ({ question }: QuestionEntry): readonly string[] =>
  numbersIn(question) === undefined ? choicesIn(question).map(({ text }) => text) : []

/** Which of several that read the same. */
const turnOf = (options: readonly string[], at: number): number =>
  options.slice(0, at).filter((each) => each === options[at]).length

const isReordered = (before: readonly string[], after: readonly string[]): boolean =>
  before.length === after.length && before.toSorted().join('\n') === after.toSorted().join('\n')

const placeOf = (options: readonly string[], text: string | undefined, turn: number): number =>
  options.findIndex((each, at) => each === text && turnOf(options, at) === turn)

/**
 * Where each option of a list stands once one thing was done to it: rewritten, put elsewhere, taken out or put in.
 * -1: it is not there any more.
 */
export const placesAfter = (before: readonly string[], after: readonly string[]): number[] => {
  if (isReordered(before, after)) return before.map((text, at) => placeOf(after, text, turnOf(before, at)))
  const head = alikeAtFirst(before, after)
  const most = Math.min(before.length, after.length) - head
  const tail = Math.min(most, alikeAtFirst(before.toReversed(), after.toReversed()))
  const changed = after.slice(head, after.length - tail)
  const isRewritten = before.length - tail - head === changed.length || before.length - tail - head === 1
  return before.map((text, at) => {
    if (at < head) return at
    if (at >= before.length - tail) return after.length - (before.length - at)
    const same = changed.indexOf(text)
    if (same >= 0) return head + same
    return isRewritten && at - head < changed.length ? at : GONE_OPTION
  })
}

/** `next` with conditions on the same options as in `before`, wherever these stand now; one that is gone is named as gone. */
export const withChoicesFollowing = (before: SurveyDraft, next: SurveyDraft): SurveyDraft => {
  const earlier = new Map(questionsOf(before).map((question) => [question.key, optionsOf(question)]))
  const moved = new Map(
    questionsOf(next).flatMap((question) => {
      const [from, to] = [earlier.get(question.key) ?? [], optionsOf(question)]
      const places = from.length === 0 || to.length === 0 ? [] : placesAfter(from, to)
      return places.some((place, at) => place !== at) ? [[question.key, places] as const] : []
    }),
  )
  if (moved.size === 0) return next
  const followed = <W extends DraftWhen | null>(when: W): W =>
    when && {
      ...when,
      conditions: when.conditions.map((condition) => {
        const places = moved.get(condition.question)
        const { test } = condition
        if (!places || !('values' in test)) return condition
        return { ...condition, test: { ...test, values: test.values.map((value) => places[value] ?? GONE_OPTION) } }
      }),
    }
  return {
    ...next,
    pages: next.pages.map((page) => ({
      ...page,
      shownIf: followed(page.shownIf),
      entries: page.entries.map((entry) =>
        isQuestion(entry) && entry.shownIf ? { ...entry, shownIf: followed(entry.shownIf) } : entry,
      ),
      jumps: page.jumps.map((jump) => ({ ...jump, when: followed(jump.when) })),
    })),
  }
}
