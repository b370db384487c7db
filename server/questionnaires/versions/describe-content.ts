import { draftOnWire } from '#contract/questionnaires/drafts-on-wire.ts'
import { markingOnWire } from '#contract/questionnaires/marking-on-wire.ts'
import type { ContentOnWire } from '#contract/questionnaires/versions.ts'
import { nanosecondsOf } from '#contract/wire/wire.ts'
import { placedItems, rewrittenSections } from '#domain/questionnaires/drafts/draft-item.ts'
import type { Version } from '#domain/questionnaires/questionnaire.ts'
import { settingsOf } from '#domain/questionnaires/settings.ts'
import type { Questionnaire } from '../store.ts'

type Content = { questionnaire: Questionnaire; version: Version; isCurrent: boolean }

/** A version in the form in which a new quiz travels. */
export const contentOnWire = ({ questionnaire, version, isCurrent }: Content): ContentOnWire => {
  const { questions, passageOfEach, passages, texts, sections } = placedItems(rewrittenSections(version.sections))
  return {
    version_id: version.id,
    number: version.number,
    is_current: isCurrent,
    title: version.title,
    subject: version.subject,
    duration: nanosecondsOf(version.minutes),
    ...markingOnWire(version.marking),
    paper: questionnaire.paper,
    settings: settingsOf(version.settings, questionnaire.settings),
    questions: questions.map((question, at) => {
      const passage = passageOfEach[at] ?? null
      return passage === null ? draftOnWire(question) : { ...draftOnWire(question), group: passage }
    }),
    groups: passages.map(({ text, ...written }) => ({ stimulus: text, ...written })),
    texts: texts.map(({ endsSection, ...text }) => ({ ...text, ...(endsSection && { ends_section: endsSection }) })),
    ...(sections.length > 0 && {
      sections: sections.map(({ text, ...section }) => ({ ...section, instructions: text })),
    }),
  }
}
