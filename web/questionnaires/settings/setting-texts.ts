import type { SettingGroup } from '#domain/questionnaires/described-settings.ts'
import { MAX_ORIGINS } from '#domain/questionnaires/embedding.ts'
import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { MAX_QUESTION_SECONDS, MIN_QUESTION_SECONDS } from '#domain/questionnaires/movement.ts'
import type { SettingName, SettingText, SettingValues } from '#domain/questionnaires/setting-values.ts'
import { isolatedList } from '#domain/text/isolated.ts'
import { formatDateTime, formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/settings.ts'
import { formatInZone, zoneName } from '../../i18n/zoned.ts'
import { releaseFact } from './facts.ts'
import { fieldName } from './form-fields.ts'

export const groupName = (group: SettingGroup): string => t(`settings.group_${group}`)

export const settingName = (name: SettingName): string => t(`settings.label_${name}`)

const SECONDS = { least: formatNumber(MIN_QUESTION_SECONDS), most: formatNumber(MAX_QUESTION_SECONDS) }

const HINTS: { readonly [Name in SettingName]?: (kind: QuestionnaireKind) => string | undefined } = {
  hides_results: () => t('settings.hint_hides_results'),
  order_questions: () => t('settings.hint_order_questions'),
  order_options: () => t('settings.hint_order_options'),
  order_sections: () => t('settings.hint_order_sections'),
  movement: () => t('settings.hint_movement'),
  question_seconds: () => t('settings.hint_question_seconds', SECONDS),
  screen: () => t('settings.hint_screen'),
  practice: () => t('settings.hint_practice'),
  changeable: (kind) => (kind === 'poll' ? t('settings.hint_changeable_poll') : undefined),
  anonymous: () => t('settings.hint_anonymous'),
  one_per_person: () => t('settings.hint_one_per_person'),
  fields: () => t('settings.hint_fields'),
  opens_at: () => t('settings.hint_opens_at', { zone: zoneName(Date.now()) }),
  closes_at: () => t('settings.hint_closes_at', { zone: zoneName(Date.now()) }),
  access_code: () => t('settings.hint_access_code'),
  embedding: () => t('settings.hint_embedding', { most: formatNumber(MAX_ORIGINS) }),
  intro: () => t('settings.hint_intro'),
  onward: () => t('settings.hint_onward'),
}

export const settingHint = (kind: QuestionnaireKind, name: SettingName): string | undefined => HINTS[name]?.(kind)

const yesOrNo = (isSo: boolean): string => t(isSo ? 'settings.yes' : 'settings.no')
const written = ({ text }: SettingText): string => text
const momentOrNone = (at: number | null): string => (at === null ? '' : formatInZone(at))
const listed = (names: readonly string[]): string => isolatedList(names)

/** What a setting says; empty: nothing. */
const WORDS: { readonly [Name in SettingName]: (value: SettingValues[Name]) => string } = {
  practice: yesOrNo,
  release: releaseFact,
  results: (when) => t(`settings.results_${when}`),
  hides_results: yesOrNo,
  order_questions: yesOrNo,
  order_options: yesOrNo,
  order_sections: yesOrNo,
  movement: (how) => t(`settings.movement_${how}`),
  question_seconds: (seconds) => (seconds === null ? '' : t('settings.seconds', { count: seconds })),
  screen: (which) => t(`settings.screen_${which}`),
  one_by_one: yesOrNo,
  anonymous: yesOrNo,
  ask_name: (what) => t(`settings.ask_name_${what}`),
  joining: ({ fields }) => listed(fields.map(fieldName)),
  one_per_person: yesOrNo,
  fields: listed,
  changeable: yesOrNo,
  hall_questions: (mode) => t(`settings.hall_questions_${mode}`),
  opens_at: momentOrNone,
  closes_at: momentOrNone,
  late_start: (late) => t(`settings.late_start_${late}`),
  access_code: (code) => code ?? '',
  until: (at) => (at === null ? '' : formatDateTime(at)),
  at_most: (most) => (most === null ? '' : formatNumber(most)),
  embedding: listed,
  intro: written,
  thanks: written,
  onward: (address) => address,
}

export const settingWords = <Name extends SettingName>(name: Name, value: SettingValues[Name]): string =>
  WORDS[name](value)
