import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  laptop: { width: 1024, height: 768 },
  desktop: { width: 1280, height: 800 },
  projector: { width: 1920, height: 1080 },
}
const SCHEMES = ['light', 'dark'] as const
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
const violationsOf = async (page: Page, scheme: (typeof SCHEMES)[number]): Promise<string[]> => {
  const rules = Object.fromEntries(LANDMARK_RULES.map((rule) => [rule, { enabled: true }]))
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const asked = scheme === 'light' ? axe.options({ rules }).withTags(RULES) : axe.withRules(COLOUR_RULES)
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

/** A test that runs on both looks at the phone's size on the phone, and at the others on the desktop. */
const isLookedAtHere = (size: keyof typeof SIZES): boolean => {
  const { project, tags } = test.info()
  const isOnBoth = tags.includes('@phone') && tags.includes('@desktop')
  return !isOnBoth || (project.name === 'phone') === (size === 'phone')
}

/**
 * Looks at a screen as it stands: no accessibility violation, narrow and wide, light and dark, nothing wider than the
 * window; and a picture of each among the test's results, for people to look at. Seconds each: the gate leaves it to
 * the long run.
 */
export const lookAt = async (
  page: Page,
  name: string,
  sizes: (keyof typeof SIZES)[] = ['phone', 'desktop'],
): Promise<void> => {
  if (process.env.TEST_SCOPE === 'gate') return
  const before = page.viewportSize()
  for (const size of sizes.filter(isLookedAtHere).map((each) => SIZES[each])) {
    await page.setViewportSize(size)
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const view = `${name}-${size.width}-${colorScheme}`
      await page.screenshot({ path: `${test.info().project.outputDir}/screens/${view}.png`, animations: 'disabled' })
      expect(await violationsOf(page, colorScheme), `accessibility of ${view}`).toEqual([])
    }
    const at = `${name} at ${size.width} px`
    expect(await page.evaluate<string[]>(UNNAMED), `landmarks of ${at}`).toEqual([])
    const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
    expect(overflow, `${at} is wider than its window`).toBeLessThanOrEqual(0)
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  if (before) await page.setViewportSize(before)
}
