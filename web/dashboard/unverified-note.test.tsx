import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/dom'
import { expect, it, onTestFinished } from 'vitest'
import { readMe } from '#contract/people/accounts.ts'
import { sendVerification } from '#contract/people/verification.ts'
import { show } from '../testing/show.tsx'
import { aTeacherServer } from '../testing/teacher-server.ts'
import { dismissToast, shownToasts } from '../ui/toast.ts'
import { UnverifiedNote } from './unverified-note.tsx'

const user = { id: 't1', name: 'Rita', email: 'rita@school.example', phone: '9876543210', role: 'teacher' } as const

const shown = (me: { sends_mail?: boolean }) => {
  onTestFinished(() => {
    for (const { id } of shownToasts()) dismissToast(id)
  })
  const { answers } = aTeacherServer()
  answers(readMe, { user, email_verified: false, ...me })
  answers(sendVerification, { verified: false })
  return show(
    <QueryClientProvider client={new QueryClient()}>
      <UnverifiedNote />
    </QueryClientProvider>,
  )
}

it.each([{ sends_mail: true }, {}])('asks to open the link that was sent, where the server says %j', async (me) => {
  shown(me)
  expect(await screen.findByText(/open the link that we sent there/)).toBeTruthy()
  expect(screen.queryByText(/outbox/)).toBeNull()
})

it('says where the link lies, before and after asking, when no mail leaves the server', async () => {
  const { user: person } = shown({ sends_mail: false })
  expect(await screen.findByText(/the letter with the link lies in the outbox/)).toBeTruthy()
  expect(screen.getByText(/^This server has no mail server/)).toBeTruthy()
  await person.click(screen.getByRole('button'))
  await expect
    .poll(() => shownToasts().map(({ text }) => text))
    .toEqual(['A new link lies in the outbox of this server'])
  expect(document.body.textContent).not.toMatch(/we sent|on its way/)
})
