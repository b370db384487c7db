import { describe, expect, it } from 'vitest'
import { aboutSetting, choicesOf, SETTING_NAMES, settingsFor } from '#domain/questionnaires/described-settings.ts'
import { MAX_PASSAGES, MAX_TEXTS } from '#domain/questionnaires/items/passage.ts'
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

describe.each(kindsWith({ clock: false }))('what stands between the questions of a page of a %s', (kind) => {
  const asked = (group?: number) => ({ ...sections[0]?.questions[0], ...(group !== undefined && { group }) })
  const sent = (pages: object[]) => requests.createResponded.body.safeParse({ kind, title: 'Lunch', sections: pages })
  const problemsWith = (pages: object[]) => {
    const read = sent(pages)
    return read.success ? {} : problemsOf(read.error)
  }
  const page = { questions: [asked(), asked(0), asked(0)] }
  const groups = [{ stimulus: 'Of rivers' }]
  const text = (before: number | null) => ({ text: 'Read this', before })
  const many = (count: number) => Array.from({ length: count }, () => text(null))
  const passages = (count: number) => ({
    questions: Array.from({ length: count }, (_, at) => asked(at)),
    groups: Array.from({ length: count }, () => ({ stimulus: 'Of rivers' })),
  })

  it.each([
    ['nothing', [{ questions: [asked()] }]],
    ['a passage and texts', [{ ...page, groups, texts: [text(0), text(1), text(null)] }]],
    [
      'places of each page’s own',
      [
        { ...page, groups },
        { questions: [asked(0)], groups, texts: [text(0)] },
      ],
    ],
    ['as many as there may be', [passages(MAX_PASSAGES), { questions: [asked()], texts: many(MAX_TEXTS) }]],
  ])('may be %s', (_, pages) => {
    expect(problemsWith(pages)).toEqual({})
  })

  it('is nothing where a page tells of none', () => {
    expect(sent([{ questions: [asked()] }]).data?.sections[0]).toMatchObject({ groups: [], texts: [] })
  })

  it.each([
    ['a passage that is not there', [page], ['questions.1.group', 'questions.2.group'], 'out_of_range'],
    [
      'a passage of another page',
      [{ questions: [asked(0)], groups }, page],
      ['questions.1.group', 'questions.2.group'],
      'out_of_range',
    ],
    [
      'a passage in pieces',
      [{ questions: [asked(0), asked(), asked(0)], groups }],
      ['questions.2.group'],
      'passage_split',
    ],
    ['a passage of no question', [{ questions: [asked()], groups }], ['groups.0'], 'question_count_required'],
    ['a passage without words', [{ ...page, groups: [{ stimulus: ' ' }] }], ['groups.0.stimulus'], 'required'],
    ['a text within a passage', [{ ...page, groups, texts: [text(2)] }], ['texts.0.before'], 'passage_split'],
    ['a text past the end', [{ questions: [asked()], texts: [text(1)] }], ['texts.0.before'], 'out_of_range'],
    ['a text before the beginning', [{ questions: [asked()], texts: [text(-1)] }], ['texts.0.before'], 'out_of_range'],
    [
      'a text too long',
      [{ questions: [asked()], texts: [{ ...text(0), text: 'x'.repeat(20_001) }] }],
      ['texts.0.text'],
      'too_long',
    ],
  ])('is never %s', (_, pages, fields, problem) => {
    const last = pages.length - 1
    expect(problemsWith(pages)).toEqual(
      Object.fromEntries(fields.map((field) => [`sections.${last}.${field}`, problem])),
    )
  })

  it('names no end of a section: a page has one', () => {
    expect(sent([{ questions: [asked()], texts: [{ ...text(null), ends_section: true }] }]).success).toBe(false)
  })

  it.each([
    ['passages', [passages(MAX_PASSAGES), { questions: [asked(0)], groups }]],
    [
      'texts',
      [
        { questions: [asked()], texts: many(MAX_TEXTS) },
        { questions: [asked()], texts: many(1) },
      ],
    ],
  ])('is refused with too many %s in all', (_, pages) => {
    expect(problemsWith(pages)).toEqual({ sections: 'too_many' })
  })
})
