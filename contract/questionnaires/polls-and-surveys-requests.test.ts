import { describe, expect, it } from 'vitest'
import { aboutSetting, choicesOf, SETTING_NAMES, settingsFor } from '#domain/questionnaires/described-settings.ts'
import { kindsWith } from '#domain/questionnaires/kinds.ts'
import { type SettingName, settingsWith, usualValues } from '#domain/questionnaires/setting-values.ts'
import { problemsOf } from '../wire/problems-of.ts'
import { requests } from './polls-and-surveys-requests.ts'

const draft = { options: ['Rice', 'Bread'], look: 'list', least: null, most: 1, other: false }
const sections = [{ questions: [{ kind: 'opinion', problem: 'What shall we eat?', draft }] }]

/** Otherwise than as usual, in each way that a page could set it. */
const otherwise = (name: SettingName): readonly unknown[] => {
  const about = aboutSetting(name)
  if (about.as === 'flag') return [true]
  return about.as === 'choice' ? about.choices.filter((choice) => choice !== usualValues()[name]) : []
}

const cases = SETTING_NAMES.filter((name) => aboutSetting(name).part === 'responding').flatMap((name) =>
  otherwise(name).map((value) => ({ name, value })),
)

describe.each(kindsWith({ clock: false }))('a new %s', (kind) => {
  const problemsWith = (name: SettingName, value: unknown) => {
    const { responding } = settingsWith({}, { ...usualValues(), [name]: value })
    const read = requests.createResponded.body.safeParse({ kind, title: 'Lunch', sections, responding })
    return read.success ? {} : problemsOf(read.error)
  }

  it.each(cases)('is refused with $name $value where it is not offered, if that is a promise', ({ name, value }) => {
    const about = aboutSetting(name)
    const isOffered = settingsFor(kind).includes(name) && (about.as !== 'choice' || isChoice(name, value))
    const problems = problemsWith(name, value)
    if (isOffered && name !== 'one_per_person') expect(problems).toEqual({})
    else if (about.isRefused || value === 'form') expect(problems).toEqual({ [`responding.${name}`]: 'not_one_of' })
  })

  const isChoice = (name: SettingName, value: unknown) => choicesOf(kind, name).some((choice) => choice === value)
})
