import { expect, test } from '../fixtures.ts'
import { signUp } from '../teacher.ts'

/** Everything in sight that can be pressed or filled. */
const REACHABLE = `
  [...document.querySelectorAll('a[href], button, input, textarea, select, summary, iframe')].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
  ).length`

/** What has the focus, by its place in the document; says so when the fixed header hides it. */
const FOCUSED = `{
  const element = document.activeElement
  const box = element.getBoundingClientRect()
  const onTop = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  const isCovered = !element.closest('header') && onTop?.closest('header') === document.querySelector('header')
  if (element === document.body) ''
  else if (isCovered) 'hidden behind the header: ' + element.outerHTML.slice(0, 80)
  else String([...document.querySelectorAll('*')].indexOf(element))
}`

test.beforeEach(async ({ page }) => {
  await page.addInitScript("localStorage.setItem('hasVisited', 'true')")
})

test('the header shrinks and casts a shadow beyond 10 px, and a button leads back to the top beyond 300', async ({
  page,
}) => {
  await page.goto('/about')
  const header = page.locator('header').first()
  const { height: whole } = (await header.boundingBox()) ?? { height: 0 }
  const shadow = () => page.evaluate<string>("getComputedStyle(document.querySelector('header')).boxShadow")
  await page.evaluate('window.scrollTo(0, 10)')
  await expect(header).not.toHaveAttribute('data-scrolled')
  await page.evaluate('window.scrollTo(0, 11)')
  await expect(header).toHaveAttribute('data-scrolled', 'true')
  await expect.poll(async () => (await header.boundingBox())?.height).toBeLessThan(whole)
  await expect.poll(shadow).not.toBe('none')

  const toTop = page.getByRole('button', { name: 'Back to top' })
  await page.evaluate('window.scrollTo(0, 300)')
  await expect(toTop).toHaveCount(0)
  await page.evaluate('window.scrollTo(0, 301)')
  await toTop.click()
  await expect.poll(() => page.evaluate<number>('window.scrollY')).toBe(0)
})

test('the features open by hover, by click and by keyboard', async ({ page }) => {
  await page.goto('/about')
  const button = page.getByRole('button', { name: 'Features' })
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Create Survey' })
  await expect(link).toBeHidden()

  await button.hover()
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link, 'Escape closes it wherever the focus is').toBeHidden()
  await expect(button).not.toBeFocused()
  await page.mouse.move(600, 700)
  await button.hover()
  await expect(link).toBeVisible()
  await button.click()
  await page.mouse.move(600, 700)
  await expect(link, 'what was pressed open stays').toBeVisible()
  await button.click()
  await page.mouse.move(600, 700)
  await expect(link).toBeHidden()

  await button.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'All features' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Space')
  await link.click()
  await expect(page).toHaveURL('/features/survey')
})

/** Whether a click that asks for another tab is left alone; the tab itself is not opened. */
const LEFT_TO_THE_BROWSER = `(() => {
  const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true })
  let isLeft
  document.addEventListener('click', () => { isLeft = !click.defaultPrevented; click.preventDefault() }, { once: true })
  document.querySelector('header a[aria-haspopup="dialog"]').dispatchEvent(click)
  return isLeft
})()`

test('the login dialog offers the one role there is', async ({ page }) => {
  await page.goto('/about')
  const login = page.locator('header').first().getByRole('link', { name: 'Login' })
  const dialog = page.getByRole('dialog', { name: 'Welcome to Quiznity' })
  await page.waitForLoadState()
  expect(await page.evaluate(LEFT_TO_THE_BROWSER), 'a tab of its own is the browser’s to open').toBe(true)
  await expect(dialog).toBeHidden()
  await login.click()
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText('Please select your role to continue')
  await expect(dialog.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/auth/signup')

  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await login.press('Enter')
  await page.mouse.click(5, 400)
  await expect(dialog, 'a press on the backdrop closes it').toBeHidden()
  await login.press('Enter')
  await page.keyboard.press('Escape')
  await expect(login).toBeFocused()
  await login.press('Enter')
  await dialog.getByRole('link', { name: 'Login as Teacher' }).click()
  await expect(page).toHaveURL('/auth/login')
})

/** Closes the dialog as Escape and as its button do, and asks for it again before and after the page has rendered. */
const OPEN_AFTER_REOPENING = `(async () => {
  const dialog = document.querySelector('header dialog')
  const login = document.querySelector('header a[aria-haspopup="dialog"]')
  const rendered = async () => { for (let turn = 0; turn < 9; turn += 1) await undefined }
  const closingTold = () => new Promise((resolve) => setTimeout(resolve, 50))
  const open = []
  for (const close of [() => dialog.requestClose(), () => dialog.querySelector('button').click()])
    for (const wait of [() => undefined, rendered]) {
      if (!dialog.open) login.click()
      await closingTold()
      close()
      await wait()
      login.click()
      await closingTold()
      open.push(dialog.open)
    }
  return open
})()`

test('a dialog asked for while it still closes opens', async ({ page }) => {
  await page.goto('/about')
  await page.locator('header').first().getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome to Quiznity' })).toBeVisible()
  expect(await page.evaluate(OPEN_AFTER_REOPENING)).toEqual([true, true, true, true])
})

test('@phone the menu of a small screen opens, toggles the features and leads on @gate', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).tap()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('link', { name: 'About Us' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Create Poll' })).toBeHidden()
  await menu.getByRole('button', { name: 'Features' }).tap()
  await menu.getByRole('link', { name: 'Create Poll' }).tap()
  await expect(page).toHaveURL('/features/poll')
  await page.waitForLoadState()
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await menu.getByRole('link', { name: 'Home' }).tap()
  await expect(page).toHaveURL('/')
})

test('header and footer know a teacher who is signed in', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
  await signUp(page)
  await page.goto('/about')
  const header = page.locator('header').first()
  await expect(header.getByRole('link', { name: 'Login' })).toBeHidden()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await header.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('a keyboard alone reaches everything on a page, from the skip link to the end @gate', async ({ page }) => {
  await page.goto('/contact')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  const reachable = await page.evaluate<number>(REACHABLE)
  const seen = new Set<string>()
  for (let step = 0; step < reachable + 5; step += 1) {
    const here = await page.evaluate<string>(FOCUSED)
    expect(here).not.toContain('hidden')
    if (here) seen.add(here)
    await page.keyboard.press('Tab')
  }
  // The three themes are one stop: arrows move among radio buttons.
  expect(seen.size).toBeGreaterThanOrEqual(reachable - 2)

  await page.goto('/contact')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Name')).toBeFocused()
})
