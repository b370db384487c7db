import { screen, within } from '@testing-library/dom'
import { expect, it } from 'vitest'
import {
  askForDeletion,
  changePassword,
  endOtherSessions,
  endSession,
  listSessions,
  readAccount,
} from '#contract/people/account-settings.ts'
import { readRetention } from '#contract/personal-data/retention.ts'
import { readSettingsDefaults } from '#contract/questionnaires/settings-defaults.ts'
import { errorOf, field } from '../../testing/field.ts'
import { openPage } from '../../testing/open-page.tsx'
import { someDefaults } from '../../testing/settings-defaults.ts'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { AccountSettings } from './account-settings.tsx'

const session = (id: string, browser: string, isThis = false) => ({
  ...{ id, browser, system: 'Android', signed_in_at: '2026-01-02T00:00:00.000Z', is_this: isThis },
})

const anAccount = () => {
  const server = aTeacherServer()
  let sessions = [session('here', 'Firefox', true), session('there', 'Chrome'), session('old', 'Safari')]
  server.answers(readAccount, { email: 'mita@school.in', two_factor: false, recovery_codes_left: 0 })
  server.answers(listSessions, () => ({ sessions }))
  server.answers(readRetention, { rule: { deed: 'keep', months: 12 }, own_rules: 0 })
  server.answers(readSettingsDefaults, someDefaults())
  server.answers(endSession, ({ params: [ended] }) => {
    sessions = sessions.filter(({ id }) => id !== ended)
    return {}
  })
  server.answers(endOtherSessions, () => {
    sessions = sessions.filter(({ is_this: isThis }) => isThis)
    return {}
  })
  return server
}

const open = () => openPage(AccountSettings, '/dashboard/settings')
const press = (name: string) => screen.getByRole('button', { name })

it('tells where somebody is signed in, and which of it is here', async () => {
  anAccount()
  open()
  const here = (await screen.findByText('Firefox on Android')).closest('li')
  expect(here?.textContent).toContain('This device')
  expect(here?.querySelector('button')).toBe(null)
  expect(screen.getAllByRole('button', { name: /^Sign out: / })).toHaveLength(2)
})

it('can be asked again where it does not come', async () => {
  const { state } = anAccount()
  state.isDown = true
  const { user } = open()
  await screen.findByText('Your settings could not be loaded')
  state.isDown = false
  await user.click(press('Try again'))
  expect(await screen.findByText('Firefox on Android')).toBeTruthy()
})

it('signs out in one place, and in all others', async () => {
  const { sent } = anAccount()
  const { user } = open()
  await screen.findByText('Chrome on Android')
  await user.click(press('Sign out: Chrome on Android'))
  await expect.poll(() => screen.queryByText('Chrome on Android')).toBe(null)
  expect(sent(endSession)).toMatchObject([{ params: ['there'] }])
  await user.click(press('Sign out everywhere else'))
  await expect.poll(() => screen.queryByText('Safari on Android')).toBe(null)
  expect(sent(endOtherSessions)).toHaveLength(1)
  expect(screen.getByText('Firefox on Android')).toBeTruthy()
})

it('says beside its field which password was wrong, and leads there', async () => {
  const { answers } = anAccount()
  answers(changePassword, () => ({ refused: 'wrong_password' }))
  answers(askForDeletion, () => ({ refused: 'wrong_password' }))
  const { user } = open()
  await screen.findByText('Chrome on Android')
  const pressIn = (name: string) => user.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
  const typed = async (label: string, text: string) => user.type(field(label), text)

  await user.click(press('Reset password'))
  await typed('Current password', 'chalk124!')
  await typed('New password', 'slate456!')
  await typed('Confirm password', 'slate456!')
  await pressIn('Reset password')
  await expect.poll(() => errorOf('Current password')).toBe('That is not your password.')
  expect(document.activeElement).toBe(field('Current password'))
  await user.click(press('Cancel'))

  await user.click(press('Delete account'))
  await pressIn('Delete account')
  expect(document.activeElement).toBe(field('To be sure, type DELETE'))
  await typed('To be sure, type DELETE', 'DELETE')
  await typed('Current password', 'chalk124!')
  await pressIn('Delete account')
  await expect.poll(() => errorOf('Current password')).toBe('That is not your password.')
  expect(document.activeElement).toBe(field('Current password'))
})

it('goes on telling where somebody is signed in when no answer comes', async () => {
  const { state } = anAccount()
  const { user } = open()
  await screen.findByText('Chrome on Android')
  state.isDown = true
  await user.click(press('Sign out: Chrome on Android'))
  const card = screen.getByText('Chrome on Android').closest('ul')?.parentElement
  await expect.poll(() => card?.querySelector('[role=alert]')?.textContent).toMatch(/could not be reached/)
  expect(screen.getByText('Chrome on Android')).toBeTruthy()
})
