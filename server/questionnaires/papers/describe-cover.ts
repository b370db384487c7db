import { kindOnWire } from '#contract/questionnaires/kind-on-wire.ts'
import { markingOnWire } from '#contract/questionnaires/marking-on-wire.ts'
import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import { sectionRulesOnWire } from '#contract/questionnaires/section-rules-on-wire.ts'
import { tellBrand } from '#contract/questionnaires/tell-brand.ts'
import { isoOf, nanosecondsIn } from '#contract/wire/wire.ts'
import type { KeptBrand } from '#domain/branding/brand.ts'
import type { ToldSection } from '#domain/questionnaires/items/section-rules.ts'
import { isUsualJoining } from '#domain/questionnaires/joining.ts'
import { type Opening, setIn } from '#domain/questionnaires/opening.ts'
import { lastingMs } from '#domain/questionnaires/own-times.ts'
import { isOfOneKind, type VersionFront, withNeedsOf } from '#domain/questionnaires/questionnaire.ts'
import { isAllAtOnce } from '#domain/questionnaires/release.ts'
import { releaseOf, type VersionSettings } from '#domain/questionnaires/settings.ts'
import type { Questionnaire } from '../store.ts'

/** All but the code itself. */
const shownOpening = ({ opens_at: from, closes_at: until, late_start: late, access_code: code }: Opening) => ({
  ...(from !== null && { opens_at: from }),
  ...(until !== null && { closes_at: until, late_start: late }),
  ...(code !== null && { needs_access_code: true as const }),
})

/** What is set as usual is not told. */
const shownSettings = (
  { settings, formerly, written }: Pick<Questionnaire, 'settings' | 'formerly' | 'written'>,
  { order }: VersionSettings,
): Pick<QuizPaperOnWire, 'settings'> => {
  const { look, screen, practice, joining, opening } = settings
  const release = releaseOf(settings)
  const isOrdered = Object.values(order).includes(true) || order.movement !== undefined
  const told = {
    ...(isOrdered && { order }),
    ...(!isAllAtOnce(release) && { release }),
    ...(look.intro !== '' && { look: { intro: look.intro, ...written?.intro } }),
    ...(screen !== 'usual' && { screen }),
    ...(practice && { practice }),
    ...(!(isUsualJoining(joining) && formerly.length === 0) && {
      joining: { ...joining, ...(formerly.length > 0 && { formerly }) },
    }),
    ...(setIn(opening).length > 0 && { opening: shownOpening(opening) }),
  }
  return Object.keys(told).length === 0 ? {} : { settings: told }
}

const toldOnWire = ({ title, questionCount, drawnFrom, ...rules }: ToldSection) => ({
  ...{ title, no_of_questions: questionCount },
  ...(drawnFrom !== undefined && { drawn_from: drawnFrom }),
  ...sectionRulesOnWire(rules),
})

export type QuizFront = {
  questionnaire: Questionnaire
  host: string
  /** Null: Quiznity's. */
  brand: KeptBrand | null
  version: VersionFront
  attempts: number
}

/** The front of a paper, which says all but the questions. */
export const coverOnWire = ({ questionnaire, host, brand, version, attempts }: QuizFront): QuizPaperOnWire => {
  const needs = withNeedsOf(version.needs, questionnaire.written)
  return {
    ...kindOnWire(questionnaire.kind),
    id: questionnaire.id,
    title: version.title,
    subject: version.subject,
    host,
    share_code: questionnaire.shareCode,
    no_of_questions: version.questionCount,
    status: questionnaire.status,
    duration: nanosecondsIn(lastingMs(version)),
    ...markingOnWire(version.marking),
    ...(version.marksVary && { marks_vary: true }),
    ...(version.toldSections.length > 0 && { sections: version.toldSections.map(toldOnWire) }),
    ...(isOfOneKind(version.kinds) ? {} : { kinds: version.kinds }),
    ...(needs.length > 0 && { needs }),
    paper: questionnaire.paper,
    ...shownSettings(questionnaire, version.settings),
    ...(version.settings.bears !== undefined && { pattern: version.settings.bears }),
    ...(brand && { brand: tellBrand(brand) }),
    questions: [],
    total_submissions: attempts,
    created_at: isoOf(questionnaire.createdAt),
    updated_at: isoOf(questionnaire.updatedAt),
  }
}
