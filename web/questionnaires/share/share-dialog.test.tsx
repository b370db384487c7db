import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { readMe } from '#contract/people/accounts.ts'
import { openPage } from '../../testing/open-page.tsx'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { ShareDialog } from './share-dialog.tsx'

const user = { id: 't1', name: 'Mita', email: 'mita@school.in', phone: '9830012345', role: 'teacher' as const }
const quiz = { title: 'Rivers', questionCount: 3, minutes: 15, shareCode: 'ABCD2345' }

const shared = async (reachedAt: string[]) => {
  aTeacherServer().answers(readMe, { user, email_verified: true, reached_at: reachedAt })
  const page = openPage(() => <ShareDialog quiz={quiz} onClose={() => undefined} />, '/dashboard', '/dashboard')
  await screen.findByText(/leads nowhere on other devices/)
  return page
}
const link = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Share link' }).value

it('leads phones to the address in the network where the page was opened as localhost, or to another one of it', async () => {
  const { user: person } = await shared(['http://192.168.1.7:3000', 'http://10.2.0.9:3000'])
  expect(link()).toBe('http://192.168.1.7:3000/quiz?code=ABCD2345')
  expect(document.body.textContent).toContain('leads to 192.168.1.7:3000 instead')
  await person.selectOptions(screen.getByRole('combobox', { name: 'Address of this computer' }), '10.2.0.9:3000')
  expect(link()).toBe('http://10.2.0.9:3000/quiz?code=ABCD2345')
  expect(screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')).toContain(
    encodeURIComponent('http://10.2.0.9:3000'),
  )
})

it('says that a link leads nowhere where no other device reaches the server', async () => {
  await shared([])
  expect(link()).toBe(`${location.origin}/quiz?code=ABCD2345`)
  expect(document.body.textContent).toContain('they have no way to this computer')
  expect(screen.queryByText(/^It is published/)).toBeNull()
})
