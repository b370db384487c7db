import { draftOnWire } from '#contract/questionnaires/drafts-on-wire.ts'
import { itemsOnWire } from '#contract/questionnaires/items-on-wire.ts'
import { kindOnWire } from '#contract/questionnaires/kind-on-wire.ts'
import { markingOnWire } from '#contract/questionnaires/marking-on-wire.ts'
import type { ContentOnWire } from '#contract/questionnaires/versions.ts'
import { nanosecondsOf } from '#contract/wire/wire.ts'
import { rewrittenSections } from '#domain/questionnaires/drafts/draft-item.ts'
import type { Version } from '#domain/questionnaires/questionnaire.ts'
import { settingsOf } from '#domain/questionnaires/settings.ts'
import type { Questionnaire } from '../store.ts'

type Content = { questionnaire: Questionnaire; version: Version; isCurrent: boolean }

/** A version in the form in which a new quiz travels. */
export const contentOnWire = ({ questionnaire, version, isCurrent }: Content): ContentOnWire => {
  return {
    ...kindOnWire(questionnaire.kind),
    version_id: version.id,
    number: version.number,
    is_current: isCurrent,
    title: version.title,
    subject: version.subject,
    duration: nanosecondsOf(version.minutes),
    ...markingOnWire(version.marking),
    paper: questionnaire.paper,
    settings: settingsOf(version.settings, questionnaire.settings),
    ...{ groups: [], texts: [] },
    ...itemsOnWire(rewrittenSections(version.sections), draftOnWire),
  }
}
