import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readMe } from '#contract/people/accounts.ts'
import * as contract from '#contract/questionnaires/branding.ts'
import { type Brand, brand as brandSchema, NO_BRAND } from '#domain/branding/brand.ts'
import { parseColour } from '#domain/branding/parse-colour.ts'
import { errorOf, field, fillIn } from '../../testing/field.ts'
import { openPage } from '../../testing/open-page.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { AccountBrand } from './account-brand.tsx'
import { QuizBrand } from './own-brand.tsx'

const LOGO = 'a'.repeat(22)
const FRAME = { width: 480, height: 160, placeholder: '#336699' }
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const hex = (text: string) => {
  const parsed = parseColour(text)
  if (!parsed.ok) throw new Error(text)
  return parsed.value
}

/** A server that keeps the brand of an account and of one quiz; another tab changes them in `kept`. */
const aServer = (account: Partial<Brand> = {}) => {
  const server = aTeacherServer()
  const kept: { account: Brand; own: Brand | null } = { account: { ...NO_BRAND, ...account }, own: null }
  const told = (brand: Brand) => ({ brand, frames: brand.logo ? { [brand.logo]: FRAME } : {} })
  const ofQuiz = () => ({
    ...{ id: 'a', kind: 'quiz' as const, title: 'Wetlands', share_code: 'ABCD2345' },
    own: kept.own && told(kept.own),
    account: told(kept.account),
  })
  const body = contract.changeOwnBrand
  server.answers(readMe, {
    user: { id: 'mita', name: 'Mita Roy', email: 'm@school.in' },
    email_verified: true,
  } as never)
  server.answers(contract.readBrand, () => told(kept.account))
  server.answers(contract.changeBrand, ({ body: sent }) => {
    const { brand, based_on: seen } = sent as { brand: Brand; based_on: Brand }
    if (!isSame(seen, kept.account)) return { refused: 'settings_changed' as const }
    kept.account = brandSchema.parse(brand)
    return told(kept.account)
  })
  server.answers(contract.readOwnBrand, ofQuiz)
  server.answers(body, ({ body: sent }) => {
    kept.own = (sent as { brand: Brand | null }).brand
    return ofQuiz()
  })
  server.answers(contract.uploadBrandPicture, { id: LOGO, ...FRAME })
  return { kept, server, sent: () => server.sent(contract.changeBrand).map(({ body: said }) => said) }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const openAccount = async () => {
  const opened = openPage(AccountBrand, '/dashboard/settings/brand')
  await screen.findByRole('button', { name: 'Save brand' })
  return opened
}
/** What the phone shows, which is hidden from screen readers. */
const phone = async () => {
  const title = await screen.findByText('Light and shadow: monthly test')
  const worn = title.closest<HTMLElement>('[data-theme=light], [inert]')?.closest<HTMLElement>('[style], .bg-paper')
  if (!worn) throw new Error('there is no phone')
  return worn
}
const files = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input[type=file]' })
/** As a file is chosen that a device lets through, though it is not among those that are asked for. */
const chooseAnyway = (input: HTMLInputElement, file: File) => {
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  fireEvent.change(input)
  Reflect.deleteProperty(input, 'files')
}

beforeEach(() => {
  signedIn()
})

describe('the brand of an account', () => {
  it('says at once what is no colour, keeps what was typed, and saves what is one', async () => {
    const { sent } = aServer()
    const { user } = await openAccount()
    fillIn('Main colour', '#12')
    expect(errorOf('Main colour')).toBe('Please type a colour as #1a2b3c')
    await user.click(button('Save brand'))
    await screen.findByText('Something is not right yet. It says so beside it.')
    expect([field('Main colour').value, document.activeElement === field('Main colour'), sent()]).toEqual([
      '#12',
      true,
      [],
    ])
    fillIn('Main colour', 'rgb(18, 52, 86)')
    expect([errorOf('Main colour'), field('Choose: Main colour').value]).toEqual([null, '#123456'])
    await user.click(button('Save brand'))
    await screen.findByText('Everything is saved')
    expect(sent()).toEqual([{ brand: { ...NO_BRAND, first: '#123456' }, based_on: NO_BRAND }])
    expect(field('Main colour').value).toBe('#123456')
    await user.click(button('None: Main colour'))
    expect([field('Main colour').value, screen.getByText('Not saved yet') !== null]).toEqual(['', true])
  })

  it('says what is used where a colour can not be read', async () => {
    aServer()
    await openAccount()
    fillIn('Main colour', '#c6ff00')
    await screen.findByText(/On light pages it is darker, so that everybody can read it/)
    fillIn('Main colour', '#232a6e')
    await waitFor(() => expect(screen.queryByText(/it is darker/)).toBeNull())
  })

  it('is worn by a phone while it is changed', async () => {
    aServer()
    const { user } = await openAccount()
    fillIn('Welcome', 'Welcome to our school')
    fillIn('Colour of the page', '#ffeecc')
    const worn = await phone()
    expect(within(worn).getByText('Welcome to our school')).toBeTruthy()
    expect([worn.dataset.brand, worn.style.getPropertyValue('--paper-light')]).toEqual(['', '#ffeecc'])
    await user.click(screen.getByRole('radio', { name: 'Round' }))
    await user.click(screen.getByRole('radio', { name: 'Dark' }))
    expect([worn.style.getPropertyValue('--radius'), worn.dataset.theme]).toEqual(['16px', 'dark'])
    fillIn('Thank-you', 'See you on Monday')
    await user.click(screen.getByRole('radio', { name: 'Thanks' }))
    expect(screen.getByText('See you on Monday', { selector: '[inert] *' })).toBeTruthy()
  })

  it('takes a logo, and says what to do about a file that is none', async () => {
    const { sent } = aServer()
    const { user } = await openAccount()
    chooseAnyway(files('Logo'), new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }))
    await screen.findByText(/An SVG can’t be taken/)
    await user.upload(files('Logo'), new File(['png'], 'logo.png', { type: 'image/png' }))
    await screen.findByRole('img', { name: 'Logo now' })
    expect(screen.queryByText(/An SVG can’t be taken/)).toBeNull()
    await user.click(button('Remove: Logo'))
    await user.click(button('Put it back'))
    await user.click(button('Save brand'))
    await screen.findByText('Everything is saved')
    expect(sent()).toMatchObject([{ brand: { logo: LOGO } }])
  })

  it('goes back to Quiznity’s look, and again to what it was', async () => {
    aServer({ first: hex('#123456'), footer: 'Our school' })
    const { user } = await openAccount()
    await user.click(button('Reset to Quiznity’s look'))
    expect([field('Main colour').value, field('Line at the foot of the page').value]).toEqual(['', ''])
    await user.click(button('Put it back'))
    expect([field('Main colour').value, screen.queryByText('Everything is saved') !== null]).toEqual(['#123456', true])
    fillIn('Welcome', 'Hello')
    await user.click(button('Discard changes'))
    expect([field('Welcome').value, screen.queryByText('Everything is saved') !== null]).toEqual(['', true])
  })

  it('keeps what was changed elsewhere meanwhile, and says where both changed the same', async () => {
    const { kept, sent } = aServer()
    const { user } = await openAccount()
    fillIn('Welcome', 'Mine')
    kept.account = { ...NO_BRAND, footer: 'Theirs' }
    await user.click(button('Save brand'))
    await screen.findByText('Everything is saved')
    expect(kept.account).toMatchObject({ welcome: 'Mine', footer: 'Theirs' })
    fillIn('Welcome', 'Mine again')
    kept.account = { ...kept.account, welcome: 'Theirs' }
    await user.click(button('Save brand'))
    await screen.findByText('Changed elsewhere too, meanwhile: Welcome')
    expect([field('Welcome').value, kept.account.welcome]).toEqual(['Mine again', 'Theirs'])
    await user.click(button('Save brand'))
    await screen.findByText('Everything is saved')
    expect([kept.account.welcome, sent().length]).toEqual(['Mine again', 4])
  })

  it('keeps all that was typed where the network is gone, and asks before it is left', async () => {
    const { server } = aServer()
    const { user, at } = await openAccount()
    fillIn('Welcome', 'Hello')
    server.state.isDown = true
    await user.click(button('Save brand'))
    await screen.findByText('The brand was not saved')
    expect(field('Welcome').value).toBe('Hello')
    await user.click(screen.getByRole('link', { name: 'Back to Settings' }))
    await user.click(await screen.findByRole('button', { name: 'Stay here' }))
    expect([at(), field('Welcome').value]).toEqual(['/dashboard/settings/brand', 'Hello'])
    await user.click(screen.getByRole('link', { name: 'Back to Settings' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(at()).toBe('/dashboard/settings'))
  })

  it('brings into view why nothing was saved, from wherever it was pressed', async () => {
    const { kept, server } = aServer()
    const seen: (string | null)[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      seen.push(this.textContent)
    })
    onTestFinished(() => void vi.restoreAllMocks())
    const { user } = await openAccount()
    fillIn('Welcome', 'Hello')
    server.state.isDown = true
    await user.click(button('Save brand'))
    await screen.findByText('The brand was not saved')
    server.state.isDown = false
    kept.account = { ...NO_BRAND, welcome: 'Theirs' }
    await user.click(button('Save brand'))
    await screen.findByText('Changed elsewhere too, meanwhile: Welcome')
    expect(seen).toEqual([
      expect.stringContaining('The brand was not saved'),
      expect.stringContaining('Changed elsewhere too, meanwhile: Welcome'),
    ])
  })

  it('says no more that nothing was saved once there is nothing to save', async () => {
    const { server } = aServer()
    const { user } = await openAccount()
    fillIn('Welcome', 'Hello')
    server.state.isDown = true
    await user.click(button('Save brand'))
    await screen.findByText('The brand was not saved')
    await user.click(button('Discard changes'))
    expect(screen.getByText('Everything is saved')).toBeTruthy()
    expect(screen.queryByText('The brand was not saved')).toBeNull()
  })

  it('takes what it saved itself, and heard nothing of, for nobody else’s', async () => {
    const { kept, server } = aServer()
    const { user } = await openAccount()
    fillIn('Welcome', 'Hello')
    server.state.isDown = true
    await user.click(button('Save brand'))
    await screen.findByText('The brand was not saved')
    server.state.isDown = false
    kept.account = { ...NO_BRAND, welcome: 'Hello' }
    fillIn('Welcome', 'Hello to all')
    await user.click(button('Save brand'))
    await screen.findByText('Everything is saved')
    expect(kept.account.welcome).toBe('Hello to all')
  })
})

describe('the brand of one quiz', () => {
  it('is as in the account, or begins as a copy of that', async () => {
    const { kept } = aServer({ welcome: 'To all' })
    const { user } = openPage(QuizBrand, '/dashboard/quizzes/:id/brand', '/dashboard/quizzes/a/brand')
    await screen.findByText('Wetlands', { selector: 'p' })
    expect(screen.queryByLabelText('Welcome')).toBeNull()
    await user.click(screen.getByRole('radio', { name: /A look of its own/ }))
    expect(field('Welcome').value).toBe('To all')
    fillIn('Welcome', 'To these')
    await user.click(button('Save brand'))
    await screen.findByText('Everything is saved')
    expect(kept.own).toEqual({ ...NO_BRAND, welcome: 'To these' })
    await user.click(screen.getByRole('radio', { name: /As in your account/ }))
    await user.click(button('Save brand'))
    await screen.findByText('Everything is saved')
    expect(kept.own).toBeNull()
  })
})
