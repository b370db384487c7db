import { screen, within } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { SiteHeader } from './site-header.tsx'

const linkIn = (place: HTMLElement, name: string) => within(place).getByRole('link', { name }).getAttribute('href')

it('a guest can sign up from the header, and a teacher goes to the dashboard', () => {
  show(<SiteHeader path="/" />)
  const header = screen.getByRole('banner')
  expect([linkIn(header, 'Sign up'), linkIn(header, 'Dashboard')]).toEqual(['/auth/signup', '/dashboard'])
})

it('the menu of a small screen opens and closes, and leads to sign-up and dashboard', async () => {
  const { user } = show(<SiteHeader path="/about" />)
  const menu = () => document.getElementById('site-menu') ?? document.body
  expect(menu().hidden).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Open menu', expanded: false }))
  expect([linkIn(menu(), 'Sign up'), linkIn(menu(), 'Dashboard')]).toEqual(['/auth/signup', '/dashboard'])
  expect(within(menu()).getByRole('link', { current: 'page' }).textContent).toBe('About Us')
  await user.click(screen.getByRole('button', { name: 'Close menu', expanded: true }))
  expect(menu().hidden).toBe(true)
})

it.each([
  [
    'on a link of it',
    () => within(screen.getByRole('banner')).getAllByRole('link', { name: 'Sign up' }).at(-1)?.focus(),
  ],
  ['on its button', () => screen.getByRole('button', { name: 'Close menu' }).focus()],
  ['in the page below', () => screen.getByRole('button', { name: 'Close menu' }).blur()],
])('Escape closes the menu of a small screen and gives its button the focus, which was %s', async (_, focus) => {
  const { user } = show(<SiteHeader path="/about" />)
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  focus()
  await user.keyboard('{Escape}')
  expect(document.getElementById('site-menu')?.hidden).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu', expanded: false }))
})

it('Escape with the login dialog above the menu leaves the menu open', async () => {
  const { user } = show(<SiteHeader path="/about" />)
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  const [login] = screen.getAllByRole('link', { name: 'Login' })
  if (login) await user.click(login)
  await user.keyboard('{Escape}')
  expect(document.getElementById('site-menu')?.hidden).toBe(false)
})
