import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import type { SearchEntry } from './find.ts'
import { SiteSearch } from './site-search.tsx'

const entry = (title: string, keywords: string[] = []): SearchEntry => ({
  path: `/help/${title.toLowerCase().replaceAll(' ', '-')}`,
  title,
  within: 'Help',
  text: '',
  keywords,
})

const ENTRIES = [entry('Share a quiz', ['whatsapp']), entry('Resume codes'), entry('Print results', ['pdf'])]
const texts = { label: 'Search the help', placeholder: 'results', button: 'Find', none: 'Nothing fits. Write to us:' }

const aSearch = (popular?: { title: string; entries: SearchEntry[] }) =>
  show(<SiteSearch entries={ENTRIES} texts={texts} {...(popular && { popular })} />)

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the help' })
const links = () => screen.queryAllByRole('link').map((link) => link.textContent)
const said = () => screen.getByRole('status').textContent

describe('the search box of the site', () => {
  it.each([
    { typed: 'share', found: ['Share a quiz'], says: '1 result' },
    { typed: 'whatsapp', found: ['Share a quiz'], says: '1 result' },
    { typed: 'RESUME code', found: ['Resume codes'], says: '1 result' },
    { typed: 'zzzz', found: ['Contact Us'], says: texts.none },
  ])('finds with “$typed” while one types: $found', async ({ typed, found, says }) => {
    const { user } = aSearch()
    await user.type(box(), typed)
    expect([links(), said()]).toEqual([found, says])
  })

  it('leads from the box to the first that was found, by the keyboard', async () => {
    const { user } = aSearch()
    await user.type(box(), 'print{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Print results' }))
  })

  it('stays in the box where nothing was asked', async () => {
    const { user } = aSearch()
    await user.click(screen.getByRole('button', { name: 'Find' }))
    expect(document.activeElement).toBe(box())
    expect(said()).toBe('')
  })

  it('shows what many look for until something is typed, and again after it', async () => {
    const { user } = aSearch({ title: 'Often read', entries: [entry('Resume codes')] })
    const popular = () => screen.queryByRole('list', { name: 'Often read' })
    expect(within(popular() ?? document.body).getAllByRole('link')).toHaveLength(1)
    await user.type(box(), 'share')
    expect([popular(), links()]).toEqual([null, ['Share a quiz']])
    await user.clear(box())
    expect(popular()).not.toBe(null)
  })
})
