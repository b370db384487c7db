import { draftFromWire } from '#contract/questionnaires/drafts-on-wire.ts'
import { itemsFromWire } from '#contract/questionnaires/items-on-wire.ts'
import { markingFromWire } from '#contract/questionnaires/marking-on-wire.ts'
import type { ContentOnWire } from '#contract/questionnaires/versions.ts'
import { minutesOf } from '#contract/wire/wire.ts'
import { A_QUARTER, hasNegativeMarking } from '#domain/marking/marking.ts'
import type { DraftDetails } from '#domain/questionnaires/drafts/draft.ts'
import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'

type Content = { details: DraftDetails; items: DraftItem[] }

/** What was published, to be written on; null where this page does not know one of its kinds. */
export const draftOfContent = (content: ContentOnWire): Content | null => {
  const { title, subject, settings, questions: onWire } = content
  const questions = onWire.flatMap((question) => draftFromWire(question) ?? [])
  if (questions.length < onWire.length) return null
  const { marksPerQuestion, wrongCosts, scheme, floor = 'none' } = markingFromWire(content)
  const isNegative = hasNegativeMarking({ marksPerQuestion, wrongCosts, scheme })
  return {
    details: {
      title,
      subject,
      minutes: minutesOf(content.duration),
      questionCount: questions.length,
      marksPerQuestion,
      hasNegativeMarking: isNegative,
      wrongCosts: isNegative ? wrongCosts : A_QUARTER,
      scheme,
      floor,
      settings,
    },
    items: itemsFromWire(content, questions),
  }
}
