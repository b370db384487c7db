import { screen } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { readEmailChange } from '#contract/people/email-change.ts'
import { changeProfile, listIssues, readProfile, reportIssue } from '#contract/people/profile.ts'
import { errorOf, field } from '../../testing/field.ts'
import { openPage } from '../../testing/open-page.tsx'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { Profile } from './profile.tsx'

const mita = { name: 'Mita', email: 'mita@school.in', phone: '9830012345', bio: '' }
const at = '2026-01-02T00:00:00.000Z'

const aTeacher = () => {
  const server = aTeacherServer()
  let profile = mita
  server.answers(readProfile, () => profile)
  server.answers(changeProfile, () => {
    profile = { ...mita, name: 'Mita Sen' }
    return profile
  })
  server.answers(listIssues, { issues: [] })
  server.answers(readEmailChange, { change: null })
  return server
}

const open = () => openPage(Profile, '/dashboard/profile')
const press = (name: string) => screen.getByRole('button', { name })
const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

it('tells who one is here', async () => {
  aTeacher()
  open()
  await screen.findByText('Your details')
  expect(facts()).toEqual(['Mita', 'mita@school.in', '9830012345', 'N/A'])
})

it('can be asked again where it does not come', async () => {
  const { state } = aTeacher()
  state.isDown = true
  const { user } = open()
  await screen.findByText('Your profile could not be loaded')
  state.isDown = false
  await user.click(press('Try again'))
  expect(await screen.findByText('Your details')).toBeTruthy()
})

it('is changed, once what is wrong with it is put right', async () => {
  const { sent } = aTeacher()
  const { user } = open()
  await screen.findByText('Your details')
  await user.click(press('Edit'))
  await user.clear(field('Name'))
  await user.click(press('Save'))
  expect([errorOf('Name') !== null, sent(changeProfile)]).toEqual([true, []])
  await user.type(field('Name'), 'Mita Sen')
  await user.click(press('Save'))
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(sent(changeProfile)).toMatchObject([{ body: { name: 'Mita Sen', phone: '9830012345', bio: '' } }])
  await expect.poll(() => facts()[0]).toBe('Mita Sen')
})

it('keeps what was typed where no answer comes, and does not call it saved', async () => {
  const { state } = aTeacher()
  const { user } = open()
  await screen.findByText('Your details')
  await user.click(press('Edit'))
  await user.type(field('Name'), ' Sen')
  state.isDown = true
  await user.click(press('Save'))
  expect(await screen.findByText('This was not saved')).toBeTruthy()
  expect(field('Name').value).toBe('Mita Sen')
  expect(screen.queryByText('Saved')).toBe(null)
})

it('takes a report once, though its answer is lost, also on plain http', async () => {
  const secure = crypto
  vi.stubGlobal('crypto', { getRandomValues: (into: Uint8Array<ArrayBuffer>) => secure.getRandomValues(into) })
  const { answers, sent } = aTeacher()
  const kept = new Set<unknown>()
  answers(reportIssue, ({ body }) => {
    kept.add(JSON.stringify(body))
    // The first time nobody hears of it.
    if (sent(reportIssue).length === 1) return { refused: 'busy' }
    return { id: 'i1', text: 'It hangs', reported_at: at, state: 'waiting' as const }
  })
  const { user } = open()
  await screen.findByText('Your details')
  const box = screen.getByRole<HTMLTextAreaElement>('textbox')
  await user.type(box, 'It hangs')
  await user.click(press('Send'))
  await screen.findByText('This was not sent')
  expect(box.value).toBe('It hangs')
  await user.click(press('Send'))
  await expect.poll(() => box.value).toBe('')
  expect([sent(reportIssue).length, kept.size]).toEqual([2, 1])
})
