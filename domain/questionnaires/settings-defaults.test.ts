import { describe, expect, it } from 'vitest'
import { USUAL_JOINING } from './joining.ts'
import type { QuestionnaireKind } from './kinds.ts'
import { ALL_AT_ONCE } from './release.ts'
import type { Responding } from './responding.ts'
import { type SettingName, type SettingValues, settingsWith, valuesOf } from './setting-values.ts'
import { type Settings, usualSettings } from './settings.ts'
import {
  beginningSettings,
  type ChosenDefaults,
  chosenIn,
  defaultsFor,
  refusedAsDefaults,
  settingsBegunWith,
} from './settings-defaults.ts'
import { STRAIGHT_ON } from './taking.ts'

const KINDS = ['quiz', 'poll', 'survey'] as const
const AFTER_CLOSE = {
  score: { when: 'after_close' },
  answers: { when: 'after_close' },
  explanations: { when: 'never' },
} as const
const TWO_FIELDS = { fields: USUAL_JOINING.fields.slice(0, 2) }
const NAME_ALONE = { fields: USUAL_JOINING.fields.slice(0, 1).map((field) => ({ ...field, identifies: true })) }

const set = (kind: QuestionnaireKind, change: Partial<SettingValues>): Settings =>
  settingsWith({}, { ...valuesOf(beginningSettings(kind)), ...change })

it.each<[QuestionnaireKind, SettingName[]]>([
  [
    'quiz',
    [
      'release',
      'order_questions',
      'order_options',
      'order_sections',
      'movement',
      'question_seconds',
      'screen',
      'joining',
    ],
  ],
  ['poll', ['results', 'hides_results', 'ask_name', 'changeable', 'hall_questions', 'onward']],
  ['survey', ['one_by_one', 'anonymous', 'ask_name', 'joining', 'one_per_person', 'fields', 'changeable', 'onward']],
])('a new %s may begin with all that is not said of one alone', (kind, names) => {
  expect(defaultsFor(kind)).toEqual(names)
})

it('without a choice each begins as it usually is, but that voters see the results', () => {
  expect(beginningSettings('quiz')).toEqual(usualSettings())
  expect(beginningSettings('survey')).toEqual(usualSettings())
  const { responding, ...others } = beginningSettings('poll')
  expect({ ...others, responding: { ...responding, results: 'never' } }).toEqual(usualSettings())
  expect(responding.results).toBe('after_vote')
  expect(JSON.stringify(beginningSettings('quiz'))).toBe(JSON.stringify(usualSettings()))
})

describe.each<[QuestionnaireKind, ChosenDefaults]>([
  ['quiz', {}],
  [
    'quiz',
    { release: AFTER_CLOSE, order_questions: true, order_options: true, movement: 'by_question', joining: NAME_ALONE },
  ],
  ['quiz', { screen: 'national' }],
  ['poll', { results: 'never', hides_results: true, ask_name: 'required', hall_questions: 'checked' }],
  ['poll', { changeable: true, onward: 'https://school.example/next' }],
  ['survey', { one_by_one: true, anonymous: true }],
  ['survey', { ask_name: 'form', joining: TWO_FIELDS, one_per_person: true, fields: ['ward'] }],
])('for a %s, %j', (kind, chosen) => {
  it('is what was chosen, and what it begins with', () => {
    const begun = set(kind, chosen)
    expect(refusedAsDefaults(kind, begun)).toEqual([])
    expect(chosenIn(kind, begun)).toEqual(chosen)
    expect(settingsBegunWith(kind, chosen)).toEqual(begun)
  })
})

const responds = (kind: QuestionnaireKind, how: Partial<Responding>): Settings => {
  const begun = beginningSettings(kind)
  return { ...begun, responding: { ...begun.responding, ...how } }
}

it.each<[string, QuestionnaireKind, Settings, string[]]>([
  ['a moment at which it closes', 'survey', responds('survey', { until: 5 }), ['responding.until']],
  ['so many responses', 'poll', responds('poll', { at_most: 40 }), ['responding.at_most']],
  ['thanks', 'poll', responds('poll', { thanks: 'Thank you' }), ['responding.thanks']],
  ['a text before the start', 'quiz', set('quiz', { intro: { text: 'Bring a pen.' } }), ['look.intro']],
  [
    'results at a moment',
    'quiz',
    set('quiz', { release: { ...ALL_AT_ONCE, answers: { when: 'at_time', at: 5 } } }),
    ['release'],
  ],
  ['an anonymous poll', 'poll', responds('poll', { anonymous: true }), ['responding.anonymous']],
  ['a poll with a form', 'poll', responds('poll', { ask_name: 'form' }), ['responding.ask_name']],
  ['a hall of a survey', 'survey', responds('survey', { hall_questions: 'open' }), ['responding.hall_questions']],
  ['a welcome', 'survey', { ...beginningSettings('survey'), taking: { ...STRAIGHT_ON, welcome: 'Hello' } }, ['taking']],
])('no questionnaire begins with %s', (_, kind, asked, paths) => {
  expect(refusedAsDefaults(kind, asked)).toEqual(paths)
})

it.each(KINDS)('what is of no use to a %s, or without effect beside the rest, is not kept', (kind) => {
  const unable = { quiz: responds('quiz', { changeable: true }), poll: set('poll', { release: AFTER_CLOSE }) }
  const asked = { ...unable, survey: set('survey', { anonymous: true, ask_name: 'required', changeable: true }) }
  expect(chosenIn(kind, asked[kind])).toEqual(kind === 'survey' ? { anonymous: true } : {})
  expect(refusedAsDefaults(kind, { ...beginningSettings(kind), taking: STRAIGHT_ON })).toEqual([])
})

it('what another version kept is read as far as it is still a setting of the kind, with a value that it may have', () => {
  const kept = {
    gone_since: true,
    release: AFTER_CLOSE,
    order_questions: 'perhaps',
    order_options: true,
    joining: { fields: [] },
    intro: { text: 'Bring a pen.' },
    hides_results: true,
  }
  expect(chosenIn('quiz', settingsBegunWith('quiz', kept))).toEqual({ release: AFTER_CLOSE, order_options: true })
  expect(chosenIn('poll', settingsBegunWith('poll', kept))).toEqual({ hides_results: true })
  expect(settingsBegunWith('survey', { one_per_person: true, until: 5 })).toEqual(beginningSettings('survey'))
})
