import { screen } from '@testing-library/dom'
import { expect, it, onTestFinished } from 'vitest'
import { answers } from '../../testing/answers.ts'
import { field } from '../../testing/field.ts'
import { show } from '../../testing/show.tsx'
import { dismissToast, shownToasts } from '../../ui/toast.ts'
import { ForgotForm } from './forgot-form.tsx'

const ask = async (sendsMail: boolean) => {
  onTestFinished(() => {
    for (const { id } of shownToasts()) dismissToast(id)
  })
  answers({ data: {} })
  const { user } = show(<ForgotForm sendsMail={sendsMail} />)
  await user.type(field('Email'), 'rita@school.example{Enter}')
}

it('says that a link is on its way by mail', async () => {
  await ask(true)
  expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeTruthy()
  expect(screen.getByText(/on its way there/)).toBeTruthy()
  expect(screen.queryByText(/no mail server/)).toBeNull()
})

it('says beside its button that nothing was sent, and leaves the address there', async () => {
  answers('no network')
  const { user } = show(<ForgotForm sendsMail />)
  await user.type(field('Email'), 'rita@school.example{Enter}')
  await expect.poll(() => screen.getByRole('alert').textContent).toMatch(/could not be reached/)
  expect([field('Email').value, document.activeElement]).toEqual(['rita@school.example', field('Email')])
})

it('says before and after where the mail lies when none leaves the server', async () => {
  await ask(false)
  expect(await screen.findByRole('heading', { name: 'Look into the Outbox' })).toBeTruthy()
  expect(screen.getByText(/^This server has no mail server/)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/on its way|link sent|We send|spam/)
})
