import { hallMode } from '../audience/audience-question.ts'
import { ABILITIES, isAble, type QuestionnaireKind, type Wanted } from './kinds.ts'
import { MOVEMENTS } from './movement.ts'
import { LATE_STARTS } from './opening.ts'
import { MAX_THANKS_LENGTH, NAMES_ASKED, RESULTS_SHOWN, type Responding } from './responding.ts'
import { type SettingName, type SettingText, type SettingValues, usualValues, valuesOf } from './setting-values.ts'
import { isPinned, MAX_INTRO_LENGTH, SCREENS, type Settings, usualSettings } from './settings.ts'

/** What settings are about, in the order in which they are read. */
export const SETTING_GROUPS = ['results', 'course', 'people', 'opening', 'closing', 'sites', 'texts'] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]

type Choice<Value extends string> = {
  as: 'choice'
  choices: readonly Value[]
  /** What a kind has to be able to do for that choice, which is refused otherwise. */
  choiceNeeds?: Partial<Record<Value, Wanted>>
}

/** How it is set; `own`: in a way that no other setting is. */
type Shape<Value> = [Value] extends [boolean]
  ? { as: 'flag' }
  : [Value] extends [number | null]
    ? { as: 'instant' | 'count' }
    : [Value] extends [SettingText]
      ? { as: 'prose'; most: number }
      : [Value] extends [string]
        ? string extends Value
          ? { as: 'own' }
          : Choice<Value>
        : { as: 'own' }

type About<Value> = {
  part: keyof Settings
  /** Where in that part; left out: it is all of it. */
  key?: string
  group: SettingGroup
  /** What a kind has to be able to do for it to be set. */
  needs: Wanted
  /** Whether the server refuses it where a kind is not able to; without it, it has no effect there. */
  isRefused?: true
  /** Whether it was promised to those who have answered, and stays once it is published. */
  isPromised?: true
  /** Whether it has an effect beside the others; without it, always. */
  isOfUse?: (values: SettingValues, kind: QuestionnaireKind) => boolean
  /** How a new questionnaire begins, where that is not what holds where nothing is said. */
  begins?: Value
  /** The same where a kind begins strictly. */
  beginsStrictly?: Value
  /**
   * Whether it is said of one questionnaire alone, so that no other begins with it: a moment is over once it was, how many
   * are asked differs, and a text is about what it stands with, and its pictures lie there. Of some values, or of all.
   */
  isOneOff?: true | ((value: Value) => boolean)
}

type Described<Value> = About<Value> & Shape<Value>

const isNamed = ({ anonymous }: SettingValues): boolean => !anonymous
const hasForm = (values: SettingValues): boolean => isNamed(values) && values.ask_name === 'form'

const RESPONDING = { part: 'responding', needs: { clock: false } } as const
const TIMED = { clock: true } as const
const OPENING = { part: 'opening', group: 'opening', needs: TIMED } as const
const AFTER_CLOSE = { when: 'after_close' } as const

/** Each setting, in the order in which they are shown. What gives another one its use stands before it. */
const DESCRIBED: { readonly [Name in SettingName]: Described<SettingValues[Name]> } = {
  practice: { as: 'flag', part: 'practice', group: 'results', needs: TIMED, isOneOff: true },
  release: {
    as: 'own',
    part: 'release',
    group: 'results',
    needs: TIMED,
    beginsStrictly: { score: AFTER_CLOSE, answers: AFTER_CLOSE, explanations: AFTER_CLOSE },
    isOfUse: ({ practice }) => !practice,
    isOneOff: (release) => Object.values(release).some(({ when }) => when === 'at_time'),
  },
  results: {
    ...RESPONDING,
    key: 'results',
    as: 'choice',
    choices: RESULTS_SHOWN,
    group: 'results',
    needs: { presenting: true },
    begins: 'after_vote',
  },
  hides_results: {
    ...RESPONDING,
    key: 'hides_results',
    as: 'flag',
    group: 'results',
    needs: { presenting: true },
    isRefused: true,
  },
  order_questions: {
    as: 'flag',
    part: 'order',
    key: 'questions',
    group: 'course',
    needs: TIMED,
    beginsStrictly: true,
  },
  order_options: {
    as: 'flag',
    part: 'order',
    key: 'options',
    group: 'course',
    needs: TIMED,
    beginsStrictly: true,
  },
  order_sections: {
    as: 'flag',
    part: 'order',
    key: 'sections',
    group: 'course',
    needs: { clock: true, sections: true },
  },
  movement: { as: 'choice', choices: MOVEMENTS, part: 'order', key: 'movement', group: 'course', needs: TIMED },
  question_seconds: {
    as: 'count',
    part: 'order',
    key: 'question_seconds',
    group: 'course',
    needs: TIMED,
    isOfUse: ({ movement }) => movement === 'by_question',
  },
  screen: { as: 'choice', choices: SCREENS, part: 'screen', group: 'course', needs: TIMED },
  one_by_one: {
    as: 'flag',
    part: 'taking',
    key: 'one_by_one',
    group: 'course',
    needs: { clock: false, sections: true },
  },
  anonymous: {
    ...RESPONDING,
    key: 'anonymous',
    as: 'flag',
    group: 'people',
    needs: { anonymity: true },
    isRefused: true,
    isPromised: true,
  },
  ask_name: {
    ...RESPONDING,
    key: 'ask_name',
    as: 'choice',
    choices: NAMES_ASKED,
    choiceNeeds: { form: { form: true } },
    group: 'people',
    isOfUse: isNamed,
  },
  joining: {
    as: 'own',
    part: 'joining',
    group: 'people',
    needs: { form: true },
    isOfUse: (values, kind) => ABILITIES[kind].clock || hasForm(values),
  },
  one_per_person: {
    ...RESPONDING,
    key: 'one_per_person',
    as: 'flag',
    group: 'people',
    needs: { clock: false, form: true },
    isOfUse: hasForm,
  },
  fields: {
    ...RESPONDING,
    key: 'fields',
    as: 'own',
    group: 'people',
    needs: { clock: false, analysis: true },
    isOfUse: isNamed,
  },
  changeable: { ...RESPONDING, key: 'changeable', as: 'flag', group: 'course', isOfUse: isNamed },
  hall_questions: {
    ...RESPONDING,
    key: 'hall_questions',
    as: 'choice',
    choices: hallMode.options,
    group: 'course',
    needs: { audienceQuestions: true },
    isRefused: true,
  },
  opens_at: { ...OPENING, key: 'opens_at', as: 'instant', isOneOff: true },
  closes_at: { ...OPENING, key: 'closes_at', as: 'instant', isOneOff: true },
  late_start: {
    ...OPENING,
    key: 'late_start',
    as: 'choice',
    choices: LATE_STARTS,
    isOfUse: ({ closes_at: until }) => until !== null,
    isOneOff: true,
  },
  access_code: { ...OPENING, key: 'access_code', as: 'own', isOneOff: true },
  until: { ...RESPONDING, key: 'until', as: 'instant', group: 'closing', isOneOff: true },
  at_most: { ...RESPONDING, key: 'at_most', as: 'count', group: 'closing', isOneOff: true },
  embedding: { as: 'own', part: 'embedding', group: 'sites', needs: {}, isOneOff: true },
  intro: {
    as: 'prose',
    most: MAX_INTRO_LENGTH,
    part: 'look',
    key: 'intro',
    group: 'texts',
    needs: TIMED,
    isOneOff: true,
  },
  thanks: { ...RESPONDING, key: 'thanks', as: 'prose', most: MAX_THANKS_LENGTH, group: 'texts', isOneOff: true },
  onward: { ...RESPONDING, key: 'onward', as: 'own', group: 'texts' },
}

export const SETTING_NAMES = Object.keys(DESCRIBED) as SettingName[]

/** Those that are set in a way that no other is. */
export type OwnSetting = {
  [Name in SettingName]: Shape<SettingValues[Name]> extends { as: 'own' } ? Name : never
}[SettingName]

export const isOwnSetting = (name: SettingName): name is OwnSetting => DESCRIBED[name].as === 'own'

export type AboutSetting = { [Name in SettingName]: Described<SettingValues[Name]> }[SettingName]

export const aboutSetting = (name: SettingName): AboutSetting => DESCRIBED[name]

/** Those of a kind, whether they have an effect beside each other or not. */
export const settingsFor = (kind: QuestionnaireKind): SettingName[] =>
  SETTING_NAMES.filter((name) => isAble(kind, DESCRIBED[name].needs))

/** Whether it has an effect on a questionnaire of that kind. */
export const isInUse = (kind: QuestionnaireKind, name: SettingName, values: SettingValues): boolean => {
  const { needs, isOfUse } = DESCRIBED[name]
  return isAble(kind, needs) && (isOfUse?.(values, kind) ?? true)
}

const choiceNeeds = (about: AboutSetting): Partial<Record<string, Wanted>> =>
  (about.as === 'choice' && about.choiceNeeds) || {}

/** What may be chosen in it where it is a choice. */
export const choicesOf = (kind: QuestionnaireKind, name: SettingName): readonly SettingValues[SettingName][] => {
  const about = aboutSetting(name)
  const needs = choiceNeeds(about)
  return about.as === 'choice' ? about.choices.filter((choice) => isAble(kind, needs[choice] ?? {})) : []
}

/** Whether what holds is changed with the version, or was promised, and not at once. */
export const isSettled = (name: SettingName): boolean => {
  const { part, isPromised } = aboutSetting(name)
  return isPinned(part) || isPromised === true
}

/** What of it a kind may not have. */
export const refusedIn = (kind: QuestionnaireKind, how: Responding): SettingName[] => {
  const values = valuesOf({ ...usualSettings(), responding: how })
  const usual = usualValues()
  return SETTING_NAMES.filter((name) => {
    const about = aboutSetting(name)
    const wanted = { ...(about.isRefused && about.needs), ...choiceNeeds(about)[String(values[name])] }
    return values[name] !== usual[name] && !isAble(kind, wanted)
  })
}

/** Whether it is said so of one questionnaire alone. */
export const isOneOff = <Name extends SettingName>(name: Name, value: SettingValues[Name]): boolean => {
  const { isOneOff: says }: About<SettingValues[Name]> = DESCRIBED[name]
  return typeof says === 'function' ? says(value) : says === true
}

/** How a new questionnaire of that kind begins. */
export const beginningValues = (kind: QuestionnaireKind): SettingValues => {
  const usual = usualValues()
  const begun = settingsFor(kind).flatMap((name) => {
    const { begins, beginsStrictly = begins } = aboutSetting(name)
    const value = ABILITIES[kind].strict ? beginsStrictly : begins
    return value === undefined ? [] : [[name, value]]
  })
  return { ...usual, ...Object.fromEntries(begun) }
}

/** Where a setting stands in the settings, as a dotted path. */
export const settingPath = (name: SettingName): string => {
  const { part, key } = aboutSetting(name)
  return key === undefined ? part : `${part}.${key}`
}

/** Which setting a dotted path in the settings is in; null: in none. */
export const settingAt = (path: string): SettingName | null =>
  SETTING_NAMES.find((name) => path === settingPath(name) || path.startsWith(`${settingPath(name)}.`)) ?? null
