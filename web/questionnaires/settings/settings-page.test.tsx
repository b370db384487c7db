import { screen, waitFor, within } from '@testing-library/dom'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { changeSettings, readSettings } from '#contract/questionnaires/settings.ts'
import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { openIn, type Settings, settings, settingsChange } from '#domain/questionnaires/settings.ts'
import { errorOf, errorsOf, field, fillIn } from '../../testing/field.ts'
import { openPage } from '../../testing/open-page.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { PollSettings, QuizSettings, SurveySettings } from './settings-page.tsx'

/** A server that keeps the settings of one questionnaire; another tab changes them by `elsewhere`. */
const aServer = (kind: QuestionnaireKind, first: Partial<Settings> = {}) => {
  const server = aTeacherServer()
  const kept = { settings: settings.parse(first), isLosing: false, meanwhile: () => {}, between: () => {} }
  const refusal: { problems?: Record<string, string> } = {}
  const about = { title: 'Wetlands', share_code: 'ABCD2345', status: 'active', is_negative_marking: false } as const
  server.answers(readSettings, () => ({ id: 'a', kind, ...about, settings: kept.settings }))
  server.answers(changeSettings, ({ body }) => {
    const { based_on: seen, ...change } = settingsChange.parse(body)
    kept.between()
    if (refusal.problems) return { refused: 'invalid_request' as const, ...refusal }
    if (JSON.stringify({ ...kept.settings, ...seen }) !== JSON.stringify(kept.settings))
      return { refused: 'settings_changed' as const }
    kept.settings = settings.parse({ ...kept.settings, ...change })
    kept.meanwhile()
    if (kept.isLosing) throw new TypeError('the answer is lost')
    return openIn(kept.settings)
  })
  return {
    kept,
    refuses: (problems: Record<string, string>) => {
      refusal.problems = problems
    },
    /** What was sent, without what it was based on. */
    sent: () => server.sent(changeSettings).map(({ body }) => ({ ...settingsChange.parse(body), based_on: undefined })),
    elsewhere: (change: Partial<Settings['responding']>) => {
      kept.settings = { ...kept.settings, responding: { ...kept.settings.responding, ...change } }
    },
  }
}

const open = async (Page: ComponentType) => {
  const opened = openPage(Page, '/dashboard/any/:id/settings', '/dashboard/any/a/settings')
  await screen.findByText('Wetlands')
  return opened
}
const save = () => screen.getByRole('button', { name: 'Save settings' })
/** Its hint is part of its name. */
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: false })
const heads = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const setting = (name: string) => {
  const found = document.querySelector<HTMLElement>(`[data-setting="${name}"]`)
  if (!found) throw new Error(`${name} is not there`)
  return within(found)
}

beforeEach(() => {
  signedIn()
})

describe('the settings of what is published', () => {
  it('are those of a quiz, with how it is marked, and its order as it is', async () => {
    const { sent } = aServer('quiz', { order: { questions: true, options: false } })
    const { user } = await open(QuizSettings)
    const opening = 'When it opens, and to whom'
    const sites = 'On other sites'
    expect(heads()).toEqual([
      ...['Marking', 'Results', 'How it is taken', 'Who takes part', opening, sites, 'What people read'],
    ])
    expect(screen.getByText('Mix the questions').nextElementSibling?.textContent).toBe('Yes')
    expect(screen.getAllByRole('link', { name: 'Change it in the editor' })[1]?.getAttribute('href')).toBe(
      '/dashboard/quizzes/a/edit',
    )
    fillIn('Text before the start', 'Bring a pen')
    expect(screen.getByText('Not saved yet')).toBeTruthy()
    await user.click(save())
    await screen.findByText('Everything is saved')
    expect(sent()).toEqual([{ look: { intro: 'Bring a pen', format: 'prose' } }])
  })

  it('open it at a time by the zone that is named, close it after that, and ask for a code', async () => {
    const { sent } = aServer('quiz')
    const { user } = await open(QuizSettings)
    expect(screen.queryByLabelText('Whoever starts late')).toBeNull()
    fillIn('Opens at', '2027-03-04T10:00')
    fillIn('Closes at', '2027-03-04T09:00')
    fillIn('Access code', 'abc')
    await user.click(save())
    const labels = ['Opens at', 'Closes at', 'Access code']
    await vi.waitFor(() =>
      expect(errorsOf(labels)).toEqual({
        'Closes at': 'This is before it opens. Choose a later time',
        'Access code': 'An access code has 4 to 32 characters',
      }),
    )
    expect(screen.getAllByText(/By the clock of this device: \S/)).toHaveLength(2)
    fillIn('Closes at', '2027-03-04T12:00')
    fillIn('Access code', ' Monsoon7 ')
    await user.selectOptions(field('Whoever starts late'), 'full_time')
    await user.click(save())
    await screen.findByText('Everything is saved')
    const [opens, closes] = ['2027-03-04T10:00', '2027-03-04T12:00'].map((text) => new Date(text).getTime())
    expect(sent()).toEqual([
      { opening: { opens_at: opens, closes_at: closes, late_start: 'full_time', access_code: 'Monsoon7' } },
    ])
  })

  it('say which screen students see', async () => {
    const { sent } = aServer('quiz')
    const { user } = await open(QuizSettings)
    await user.selectOptions(field('The screen that students see'), 'As in national tests')
    await user.click(save())
    await screen.findByText('Everything is saved')
    expect(sent()).toEqual([{ screen: 'national' }])
  })

  it('make it a practice paper, whose results come at once, until somebody has begun', async () => {
    const later = { when: 'after_close' } as const
    const release = { score: later, answers: later, explanations: later }
    const { refuses, sent } = aServer('quiz', { release })
    const { user } = await open(QuizSettings)
    expect(setting('release')).toBeTruthy()
    await user.click(box('A practice paper'))
    expect(document.querySelector('[data-setting="release"]')).toBeNull()
    await user.click(save())
    await screen.findByText('Everything is saved')
    expect(sent()).toEqual([{ practice: true }])
    refuses({ practice: 'practice_begun' })
    await user.click(box('A practice paper'))
    await user.click(save())
    await screen.findByText(/Somebody has begun it already/)
    expect(box('A practice paper').getAttribute('aria-invalid')).toBe('true')
  })

  it('show results when they did before, once it is a practice paper no more', async () => {
    const later = { when: 'after_close' } as const
    aServer('quiz', { release: { score: later, answers: later, explanations: later } })
    const { user } = await open(QuizSettings)
    const chosen = () => setting('release').getAllByRole<HTMLSelectElement>('combobox')
    const before = chosen().map(({ value }) => value)
    await user.click(box('A practice paper'))
    await user.click(box('A practice paper'))
    expect(before).toEqual(['after_close', 'after_close', 'after_close'])
    expect(chosen().map(({ value }) => value)).toEqual(before)
    await screen.findByText('Everything is saved')
  })

  it('are those of a poll, which is closed by itself if that is set', async () => {
    const { sent } = aServer('poll')
    const { user } = await open(PollSettings)
    expect(heads()).toEqual([
      ...['Results', 'How it is taken', 'Who takes part', 'When it closes', 'On other sites', 'What people read'],
    ])
    expect(within(field('Ask who responds')).queryByRole('option', { name: /a form/ })).toBeNull()
    await user.selectOptions(field('Ask who responds'), 'optional')
    await user.selectOptions(field('Voters see the results'), 'after_close')
    await user.type(field('Closes after so many responses'), '30')
    await user.click(save())
    await screen.findByText('Everything is saved')
    expect(sent()).toMatchObject([{ responding: { ask_name: 'optional', results: 'after_close', at_most: 30 } }])
  })

  it.each([
    ['quiz', QuizSettings],
    ['poll', PollSettings],
    ['survey', SurveySettings],
  ] as const)('say on which sites a %s may be embedded', async (kind, Page) => {
    const { sent } = aServer(kind)
    const { user } = await open(Page)
    const sites = () => setting('embedding').getByRole<HTMLTextAreaElement>('textbox')
    await user.type(sites(), 'school.org{enter}https://*.b.org')
    await user.click(save())
    expect(setting('embedding').getByText('Please give an address that begins with https://')).toBeTruthy()
    await user.clear(sites())
    await user.type(sites(), 'https://School.org/{enter}https://*.b.org')
    await user.click(save())
    await screen.findByText('Everything is saved')
    expect(sent()).toEqual([{ embedding: ['https://school.org', 'https://*.b.org'] }])
    expect(sites().value).toBe('https://school.org\nhttps://*.b.org')
  })

  it('are those of a survey, with the link that it brings its fields along', async () => {
    const { sent } = aServer('survey')
    const { user } = await open(SurveySettings)
    expect(screen.getByText('One question at a time').nextElementSibling?.textContent).toBe('No')
    await user.selectOptions(field('Ask who responds'), 'form')
    await user.click(box('One response a person'))
    await user.type(field('Hidden fields, from the link'), 'ward, class_no')
    await user.click(save())
    await screen.findByText('Everything is saved')
    expect(screen.getByText(/survey\?code=ABCD2345&ward=&class_no=$/)).toBeTruthy()
    const responding = { ask_name: 'form', one_per_person: true, fields: ['ward', 'class_no'] }
    expect(sent()).toMatchObject([{ responding }])
  })

  it('are found at the address of its kind, whatever kind an address speaks of', async () => {
    aServer('quiz')
    const { at } = openPage(PollSettings, '/dashboard/polls/:id/settings', '/dashboard/polls/a/settings')
    await waitFor(() => expect(at()).toBe('/dashboard/quizzes/a/settings'))
  })

  it('of an anonymous survey promise that, and ask for nothing that tells who somebody is', async () => {
    aServer('survey', { responding: { ...settings.parse({}).responding, anonymous: true } })
    await open(SurveySettings)
    expect(screen.getByText('This was promised to those who answer, and stays.')).toBeTruthy()
    for (const label of ['Ask who responds', 'Hidden fields, from the link']) {
      expect(screen.queryByLabelText(label)).toBeNull()
    }
  })
})

it('what is wrong is said beside it, and nothing is sent before it is right', async () => {
  const { sent } = aServer('survey')
  const { user } = await open(SurveySettings)
  const onward = 'Where people may go on to at the end'
  fillIn(onward, 'http://school.in')
  expect(errorOf(onward)).toBeNull()
  await user.click(save())
  expect(errorOf(onward)).toBe('Please give an address that begins with https://')
  expect(screen.getByText('Something is not right yet. It says so beside it.')).toBeTruthy()
  expect(document.activeElement).toBe(field(onward))
  expect(sent()).toEqual([])
  fillIn(onward, 'https://school.in')
  await user.click(save())
  await screen.findByText('Everything is saved')
  expect(sent()).toMatchObject([{ responding: { onward: 'https://school.in' } }])
})

describe('while another tab changes them too', () => {
  it('another setting stays as it was set there', async () => {
    const { sent, elsewhere } = aServer('poll')
    const { user } = await open(PollSettings)
    await user.click(box('Answers may be changed until it closes'))
    elsewhere({ hides_results: true })
    await user.click(save())
    await screen.findByText('Everything is saved')
    expect(sent()).toMatchObject([{ responding: { changeable: true, hides_results: true } }])
    expect(box('Hide the results of each question until I show them').checked).toBe(true)
  })

  it('the same setting is said to have become another one, and replaced once that was read', async () => {
    const { sent, elsewhere } = aServer('poll')
    const { user } = await open(PollSettings)
    await user.selectOptions(field('Voters see the results'), 'after_close')
    elsewhere({ results: 'after_vote' })
    await user.click(save())
    expect(await setting('results').findByText('Changed elsewhere meanwhile to: Once they have voted')).toBeTruthy()
    expect(document.activeElement).toBe(field('Voters see the results'))
    expect(sent()).toEqual([])
    await user.click(save())
    await screen.findByText('Everything is saved')
    expect(sent()).toMatchObject([{ responding: { results: 'after_close' } }])
    expect(screen.queryByText(/^Changed elsewhere/)).toBeNull()
  })

  it('another setting stays, also where it is set between reading and saving', async () => {
    const { kept, sent, elsewhere } = aServer('poll')
    const { user } = await open(PollSettings)
    await user.click(box('Answers may be changed until it closes'))
    kept.between = () => {
      kept.between = () => {}
      elsewhere({ hides_results: true })
    }
    await user.click(save())
    await screen.findByText('Everything is saved')
    expect(sent()).toHaveLength(2)
    expect(kept.settings.responding).toMatchObject({ changeable: true, hides_results: true })
  })

  it('it is said where they never stand still, and nothing that was changed here is lost', async () => {
    const { kept, elsewhere } = aServer('poll')
    const { user } = await open(PollSettings)
    await user.click(box('Answers may be changed until it closes'))
    let responses = 0
    kept.between = () => elsewhere({ at_most: ++responses })
    await user.click(save())
    expect(await screen.findByText(/^These settings were changed somewhere else at the same moment/)).toBeTruthy()
    kept.between = () => {}
    await user.click(save())
    await screen.findByText('Everything is saved')
    expect(kept.settings.responding).toMatchObject({ changeable: true, at_most: responses })
  })

  it('what was set there is kept on a wish', async () => {
    const { sent, elsewhere } = aServer('poll')
    const { user } = await open(PollSettings)
    await user.selectOptions(field('Voters see the results'), 'after_close')
    elsewhere({ results: 'after_vote' })
    await user.click(save())
    await user.click(await screen.findByRole('button', { name: 'Keep that: Voters see the results' }))
    expect(field('Voters see the results').value).toBe('after_vote')
    expect(screen.getByText('Everything is saved')).toBeTruthy()
    expect(sent()).toEqual([])
  })
})

it('a lost answer is no change by somebody else: pressed again, it is saved', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { kept, sent } = aServer('survey')
  const { user } = await open(SurveySettings)
  fillIn('Text after the end', ' Come again ')
  kept.isLosing = true
  await user.click(save())
  const said = await screen.findByText('The settings were not saved')
  expect(scroll.mock.contexts.map((scrolled) => (scrolled as Element).contains(said))).toEqual([true])
  scroll.mockRestore()
  kept.isLosing = false
  await user.click(save())
  await screen.findByText('Everything is saved')
  expect(field('Text after the end').value).toBe('Come again')
  expect(sent()).toHaveLength(1)
})

it('what is typed while it is being saved stays, and is saved next', async () => {
  const { kept, sent } = aServer('survey')
  const { user } = await open(SurveySettings)
  fillIn('Text after the end', 'Come again')
  kept.meanwhile = () => fillIn('Text after the end', 'Come again, all of you')
  await user.click(save())
  await screen.findByText('Settings saved')
  expect(screen.getByText('Not saved yet')).toBeTruthy()
  kept.meanwhile = () => {}
  await user.click(save())
  await screen.findByText('Everything is saved')
  expect(sent()).toHaveLength(2)
  expect(kept.settings.responding.thanks).toBe('Come again, all of you')
})
