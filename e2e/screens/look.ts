import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { boxFaults, type View } from '../boxes.ts'

const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]

/** What is read in the hand and on a desk; letters twice as large are tried on the smallest phone. */
const VIEWS: readonly View[] = [
  { width: 360, height: 740, text: 100 },
  { width: 320, height: 640, text: 200 },
  { width: 1280, height: 800, text: 100 },
  { width: 1280, height: 800, text: 200 },
]

/** What a room reads: the screens of projectors. */
export const OF_A_ROOM: readonly View[] = [
  ...VIEWS,
  { width: 1280, height: 720, text: 100 },
  { width: 1920, height: 1080, text: 100 },
]

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Of axe's good practices, those about the parts that screen readers lead to. */
const LANDMARK_RULES = [
  'landmark-unique',
  'landmark-one-main',
  'landmark-no-duplicate-main',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-main-is-top-level',
]

const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** The parts in sight that have no name, or the name of another part of their kind. */
const UNNAMED = `{
  const textOf = (id) => document.getElementById(id)?.textContent ?? ''
  const nameOf = (part) =>
    (part.getAttribute('aria-label') ?? (part.getAttribute('aria-labelledby') ?? '').split(' ').map(textOf).join(' ')).trim()
  const parts = [...document.querySelectorAll('nav, aside, section')].filter((part) => part.checkVisibility())
  const named = parts.map((part) => part.localName + ' “' + nameOf(part) + '”')
  named.filter((name, at) => name.includes('“”') || named.indexOf(name) !== at)
}`

const TARGET_SIZE = 'target-size'

/** A bar that sticks may lie on a part of what scrolls beneath it: that is too small only if it is in the middle too. */
const isTooSmall = async (page: Page, target: string): Promise<boolean> => {
  const scrolled = await page.evaluate<number>('scrollY')
  await page.evaluate(`document.querySelector(${JSON.stringify(target)})?.scrollIntoView({ block: 'center' })`)
  const axe = new AxeBuilder({ page }).setLegacyMode().include(target).withRules(TARGET_SIZE)
  const { violations } = await axe.analyze()
  await page.evaluate(`scrollTo(0, ${scrolled})`)
  return violations.length > 0
}

/** What axe finds, a line each. In the dark nothing but colours is another. */
export const violationsOf = async (page: Page, scheme: Scheme): Promise<string[]> => {
  const rules = Object.fromEntries(LANDMARK_RULES.map((rule) => [rule, { enabled: true }]))
  const axe = new AxeBuilder({ page }).setLegacyMode()
  // What passes is told to nobody, and takes half of the time.
  const asked =
    scheme === 'light'
      ? axe.options({ rules, resultTypes: ['violations'] }).withTags(RULES)
      : axe.options({ resultTypes: ['violations'] }).withRules(COLOUR_RULES)
  const { violations } = await asked.analyze()
  const found: string[] = []
  for (const { id, nodes } of violations) {
    for (const { target } of nodes) {
      const place = target.join(' ')
      if (id !== TARGET_SIZE || (await isTooSmall(page, place))) found.push(`${id}: ${place}`)
    }
  }
  return found
}

const USUAL_PX = 16

/** The size that somebody has chosen in their browser, in percent: what is measured in it follows, breakpoints too. */
const chooseTextSize = async (page: Page, percent: number): Promise<void> => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: (USUAL_PX * percent) / 100 } })
  await devTools.detach()
}

/** What is wrong with the screen in one view, a line each; and its pictures. */
const faultsIn = async (page: Page, name: string, { width, height, text }: View): Promise<string[]> => {
  await page.setViewportSize({ width, height })
  await chooseTextSize(page, text)
  const view = `${name}-${width}x${height}-${text}`
  const found: string[] = []
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const path = `${test.info().project.outputDir}/${view}-${colorScheme}.png`
    await page.screenshot({ path, animations: 'disabled' })
    // Neither colours nor names are others where letters are larger.
    const violations = text === 100 ? await violationsOf(page, colorScheme) : []
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`))
  }
  found.push(...(await page.evaluate<string[]>(UNNAMED)).map((part) => `landmark: ${part}`), ...(await boxFaults(page)))
  return found.map((fault) => `${view}: ${fault}`)
}

/**
 * Looks at a screen as it stands, narrow and wide, light and dark, with letters of the usual size and twice as large: no
 * accessibility violation, nothing cut, covered or wider than its window; and a picture of each view among the tests'
 * results (`test-results/screens`), for people to look at.
 */
export const lookAt = async (page: Page, name: string, views = VIEWS): Promise<void> => {
  const before = page.viewportSize()
  const faults: string[] = []
  for (const view of views) faults.push(...(await faultsIn(page, name, view)))
  await chooseTextSize(page, 100)
  await page.emulateMedia({ colorScheme: null })
  if (before) await page.setViewportSize(before)
  expect.soft(faults, name).toEqual([])
}
