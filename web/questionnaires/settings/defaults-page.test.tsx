import { screen, waitFor, within } from '@testing-library/dom'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  keepSettingsDefaults,
  readSettingsDefaults,
  type SettingsDefaults,
} from '#contract/questionnaires/settings-defaults.ts'
import { type QuestionnaireKind, questionnaireKind } from '#domain/questionnaires/kinds.ts'
import { settings } from '#domain/questionnaires/settings.ts'
import { errorOf, field } from '../../testing/field.ts'
import { openPage } from '../../testing/open-page.tsx'
import { someDefaults } from '../../testing/settings-defaults.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { ExamDefaults, PollDefaults, QuizDefaults, SurveyDefaults } from './defaults-page.tsx'
import { DefaultsPart } from './defaults-part.tsx'
import { beginningOf } from './told-defaults.ts'

const aServer = (...chosen: Parameters<typeof someDefaults>) => {
  const server = aTeacherServer()
  const kept = { told: someDefaults(...chosen), isLosing: false }
  server.answers(readSettingsDefaults, () => kept.told)
  server.answers(keepSettingsDefaults, ({ params: [kind], body }): SettingsDefaults => {
    kept.told = { ...kept.told, [questionnaireKind.parse(kind)]: settings.parse(body) }
    if (kept.isLosing) throw new TypeError('the answer is lost')
    return kept.told
  })
  return { kept, state: server.state, sent: () => server.sent(keepSettingsDefaults) }
}

const open = async (Page: ComponentType) => {
  const opened = openPage(Page, '/dashboard/settings/any')
  await screen.findByRole('button', { name: 'Save settings' })
  return opened
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: false })
const heads = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const isSaved = () => screen.findByText('Everything is saved')

beforeEach(() => {
  signedIn()
})

describe('how new ones begin', () => {
  it.each<[QuestionnaireKind, ComponentType, string[]]>([
    ['quiz', QuizDefaults, ['Results', 'How it is taken', 'Who takes part']],
    ['exam', ExamDefaults, ['Results', 'How it is taken', 'Who takes part']],
    ['poll', PollDefaults, ['Results', 'How it is taken', 'Who takes part', 'What people read']],
    ['survey', SurveyDefaults, ['How it is taken', 'Who takes part', 'What people read']],
  ])('is set for a %s by the fields that its settings have', async (kind, Page, groups) => {
    aServer()
    await open(Page)
    expect(heads()).toEqual(groups)
    expect(document.querySelector('[data-setting=until], [data-setting=intro], [data-setting=thanks]')).toBeNull()
    if (kind !== 'quiz') return
    const offered = within(field('Score')).getAllByRole('option')
    expect(offered.map(({ textContent }) => textContent)).toEqual(['At once', 'After the quiz is closed', 'Never'])
  })

  it('is kept on the server and on the device once it is saved', async () => {
    const { sent } = aServer({ poll: { ask_name: 'required' } })
    const { user } = await open(QuizDefaults)
    await user.click(box('Mix the questions'))
    expect(screen.getByText('Not saved yet')).toBeTruthy()
    expect(screen.getByText('Some of it is your own choice.')).toBeTruthy()
    await user.click(button('Save settings'))
    await isSaved()
    expect(sent()).toMatchObject([{ params: ['quiz'], body: { order: { questions: true, options: false } } }])
    expect(beginningOf('quiz').order).toEqual({ questions: true, options: false })
    expect(beginningOf('poll').responding.ask_name).toBe('required')
  })

  it('goes back to Quiznity’s own, and again to what it was', async () => {
    const { sent } = aServer({ survey: { anonymous: true } })
    const { user } = await open(SurveyDefaults)
    await user.click(button('Back to Quiznity’s own'))
    expect([box('Anonymous').checked, button('Back to Quiznity’s own').disabled]).toEqual([false, true])
    await user.click(button('Put it back'))
    expect([box('Anonymous').checked, screen.queryByText('Everything is saved') !== null]).toEqual([true, true])
    await user.click(button('Back to Quiznity’s own'))
    await user.click(button('Save settings'))
    await isSaved()
    expect(sent()).toMatchObject([{ params: ['survey'], body: { responding: { anonymous: false } } }])
  })

  it('leaves what was set elsewhere meanwhile, and says where both set the same', async () => {
    const { kept, sent } = aServer()
    const { user } = await open(PollDefaults)
    await user.selectOptions(field('Ask who responds'), 'optional')
    kept.told = someDefaults({ poll: { changeable: true } })
    await user.click(button('Save settings'))
    await isSaved()
    expect(sent()).toMatchObject([{ body: { responding: { changeable: true, ask_name: 'optional' } } }])
    await user.selectOptions(field('Ask who responds'), 'no')
    kept.told = someDefaults({ poll: { ask_name: 'required' } })
    await user.click(button('Save settings'))
    await screen.findByText('Changed elsewhere meanwhile to: Their name, required')
    expect(sent()).toHaveLength(1)
  })

  it('is saved once, though its answer was lost', async () => {
    const { kept, sent } = aServer()
    const { user } = await open(QuizDefaults)
    kept.isLosing = true
    await user.click(box('Mix the options'))
    await user.click(button('Save settings'))
    await screen.findByText('The settings were not saved')
    await user.click(button('Save settings'))
    await isSaved()
    expect(sent()).toHaveLength(1)
  })

  it('says beside a setting what can’t be kept, and sends nothing', async () => {
    const { sent } = aServer()
    const { user } = await open(SurveyDefaults)
    await user.type(box('Where people may go on to'), 'ftp://school')
    await user.click(button('Save settings'))
    await screen.findByText('Something is not right yet. It says so beside it.')
    expect(errorOf('Where people may go on to at the end')).toBeTruthy()
    expect(sent()).toEqual([])
  })

  it('is asked for again where it does not come', async () => {
    const { state } = aServer()
    state.isDown = true
    const { user } = openPage(QuizDefaults, '/dashboard/settings/quizzes')
    await screen.findByText('The settings could not be loaded')
    state.isDown = false
    await user.click(button('Try again'))
    await screen.findByRole('button', { name: 'Save settings' })
  })
})

it('the account’s settings name what was chosen, and lead to each kind', async () => {
  const { state } = aServer({ quiz: { order_questions: true, order_options: true } })
  state.isDown = true
  const { user } = openPage(DefaultsPart, '/dashboard/settings')
  await screen.findByText('The settings could not be loaded')
  state.isDown = false
  await user.click(button('Try again'))
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(4))
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['QuizzesMix the questions · Mix the options', '/dashboard/settings/quizzes'],
    ['ExamsAs Quiznity has them', '/dashboard/settings/exams'],
    ['PollsAs Quiznity has them', '/dashboard/settings/polls'],
    ['SurveysAs Quiznity has them', '/dashboard/settings/surveys'],
  ])
})
