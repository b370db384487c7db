import { describe, expect, it } from 'vitest'
import { tellsApart, withSettings } from './changed-settings.ts'
import {
  aboutSetting,
  beginningValues,
  choicesOf,
  isInUse,
  isSettled,
  refusedIn,
  SETTING_NAMES,
  settingAt,
  settingsFor,
} from './described-settings.ts'
import { USUAL_JOINING } from './joining.ts'
import type { QuestionnaireKind } from './kinds.ts'
import { responding } from './responding.ts'
import { type SettingName, type SettingValues, settingsWith, usualValues, valuesOf } from './setting-values.ts'
import { settings, usualSettings } from './settings.ts'

const OPENING = ['opens_at', 'closes_at', 'late_start', 'access_code'] as const

const BY_KIND: Record<'quiz' | 'poll' | 'survey', SettingName[]> = {
  quiz: [
    ...(['practice', 'release', 'order_questions', 'order_options', 'order_sections'] as const),
    ...(['movement', 'question_seconds', 'screen', 'joining'] as const),
    ...OPENING,
    ...(['embedding', 'intro'] as const),
  ],
  poll: [
    ...(['results', 'hides_results', 'ask_name', 'changeable', 'hall_questions'] as const),
    ...(['until', 'at_most', 'embedding', 'thanks', 'onward'] as const),
  ],
  survey: [
    ...(['one_by_one', 'anonymous', 'ask_name', 'joining', 'one_per_person', 'fields', 'changeable'] as const),
    ...(['until', 'at_most', 'embedding', 'thanks', 'onward'] as const),
  ],
}
const KINDS = ['quiz', 'poll', 'survey'] as const

describe.each(KINDS)('the settings of a %s', (kind) => {
  it('are those that its abilities give a meaning', () => {
    expect(settingsFor(kind)).toEqual(BY_KIND[kind])
  })

  it('are refused by no server as it begins, and are all that can be said of it', () => {
    const begun = settingsWith(usualSettings(), beginningValues(kind))
    expect(settings.parse(begun)).toEqual(begun)
    expect(refusedIn(kind, begun.responding)).toEqual([])
  })
})

it.each<[SettingName, Partial<SettingValues>, QuestionnaireKind[]]>([
  ['anonymous', { anonymous: true }, ['survey']],
  ['hides_results', { hides_results: true }, ['poll']],
  ['hall_questions', { hall_questions: 'checked' }, ['poll']],
  ['ask_name', { ask_name: 'form' }, ['quiz', 'survey']],
])('of %s, set so, a kind that can not keep the promise says so', (name, change, kinds) => {
  const { responding: how } = settingsWith(usualSettings(), { ...usualValues(), ...change })
  const refused = KINDS.filter((kind) => refusedIn(kind, how).includes(name))
  expect(KINDS.filter((kind) => !refused.includes(kind))).toEqual(kinds)
})

it('a name is asked by each kind that takes responses, more than a name where there is a form', () => {
  expect(choicesOf('poll', 'ask_name')).toEqual(['no', 'optional', 'required'])
  expect(choicesOf('survey', 'ask_name')).toEqual(['no', 'optional', 'required', 'form'])
  expect(choicesOf('survey', 'until')).toEqual([])
  expect(choicesOf('exam', 'screen')).toEqual(['usual', 'national'])
})

it('what shapes a paper is its version’s, what was promised stays, and all else is changed at once', () => {
  const settled = SETTING_NAMES.filter(isSettled)
  expect(settled).toEqual([
    ...[
      'order_questions',
      'order_options',
      'order_sections',
      'movement',
      'question_seconds',
      'one_by_one',
      'anonymous',
    ],
  ])
})

it('each is where its path says, and comes back from the settings as it went there', () => {
  for (const name of SETTING_NAMES) {
    const { part, key } = aboutSetting(name)
    expect(settingAt(key === undefined ? `${part}.any` : `${part}.${key}`)).toBe(name)
  }
  expect(settingAt('responding.thanks_format')).toBeNull()
  const values: SettingValues = {
    ...usualValues(),
    ...{ order_options: true, order_sections: true, movement: 'by_section', screen: 'national', one_by_one: true },
    question_seconds: 90,
    ...{ until: 5, at_most: 7, fields: ['ward'], embedding: ['https://school.org'] },
    ...{ intro: { text: 'Bring a *pen*.', format: 'prose' }, thanks: { text: 'Thank you' } },
  }
  const made = settingsWith(usualSettings(), values)
  expect(settings.parse(made)).toEqual(made)
  expect(valuesOf(made)).toEqual(values)
})

it('what is written with the questions stays when something is set', () => {
  const jumps = [{ after: 0, when: null, to: null }]
  const before = { taking: { one_by_one: false, welcome: 'Hello', shown: [], jumps } }
  expect(settingsWith(before, { ...usualValues(), one_by_one: true }).taking).toEqual({
    ...{ one_by_one: true, welcome: 'Hello', shown: [], jumps },
  })
  expect(settingsWith({}, usualValues())).not.toHaveProperty('taking')
})

describe('what follows when something is set', () => {
  const asked: SettingValues = {
    ...usualValues(),
    ...{ ask_name: 'form', one_per_person: true, changeable: true, fields: ['ward'], until: 5 },
  }

  it('is that what has no effect any more is as usual again, and a form stays', () => {
    const form = { fields: USUAL_JOINING.fields.slice(0, 2) }
    const anonymous = withSettings('survey', { ...asked, joining: form }, { anonymous: true })
    expect(anonymous).toEqual({ ...usualValues(), joining: form, anonymous: true, until: 5 })
    const named = withSettings('survey', { ...asked, joining: form }, { ask_name: 'required' })
    expect(named).toEqual({ ...asked, joining: form, ask_name: 'required', one_per_person: false })
    expect(responding.safeParse(settingsWith({}, named).responding).success).toBe(true)
  })

  it('is a form that tells people apart where each gives one response, and by one field otherwise', () => {
    const telling = ({ joining }: SettingValues) => joining.fields.flatMap((f) => (f.identifies ? [f.kind] : []))
    const free = withSettings('survey', asked, { one_per_person: false })
    expect(telling(free)).toEqual(['name'])
    expect(telling(withSettings('survey', free, { one_per_person: true }))).toEqual(['phone'])
    expect(tellsApart('survey', free)).toBe(false)
    expect(telling(withSettings('quiz', usualValues(), { joining: USUAL_JOINING }))).toEqual(['phone'])
  })

  it('is a form of no use where nobody is asked for it', () => {
    expect(isInUse('survey', 'joining', usualValues())).toBe(false)
    expect(isInUse('survey', 'joining', asked)).toBe(true)
    expect(isInUse('quiz', 'joining', usualValues())).toBe(true)
  })
})
