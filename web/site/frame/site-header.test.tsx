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

it('the menu of a small screen opens and closes, by the Escape key too, and leads to sign-up and dashboard', async () => {
  const { user } = show(<SiteHeader path="/about" />)
  const menu = () => document.getElementById('site-menu') ?? document.body
  expect(menu().hidden).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Open menu', expanded: false }))
  expect([linkIn(menu(), 'Sign up'), linkIn(menu(), 'Dashboard')]).toEqual(['/auth/signup', '/dashboard'])
  expect(within(menu()).getByRole('link', { current: 'page' }).textContent).toBe('About Us')
  await user.click(screen.getByRole('button', { name: 'Close menu', expanded: true }))
  expect(menu().hidden).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  within(menu()).getByRole('link', { name: 'Sign up' }).focus()
  await user.keyboard('{Escape}')
  expect(menu().hidden).toBe(true)
})
