import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
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

/** The parts in sight that have no name, or the name of another part of their kind. */
const UNNAMED = `{
  const textOf = (id) => document.getElementById(id)?.textContent ?? ''
  const nameOf = (part) =>
    (part.getAttribute('aria-label') ?? (part.getAttribute('aria-labelledby') ?? '').split(' ').map(textOf).join(' ')).trim()
  const parts = [...document.querySelectorAll('nav, aside, section')].filter((part) => part.checkVisibility())
  const named = parts.map((part) => part.localName + ' “' + nameOf(part) + '”')
  named.filter((name, at) => name.includes('“”') || named.indexOf(name) !== at)
}`

/**
 * Looks at a screen as it stands: no accessibility violation, narrow and wide, light and dark, nothing wider than the
 * window; and a picture of each among the test's results, for people to look at.
 */
export const lookAt = async (
  page: Page,
  name: string,
  sizes: (keyof typeof SIZES)[] = ['phone', 'desktop'],
): Promise<void> => {
  const before = page.viewportSize()
  for (const size of sizes.map((each) => SIZES[each])) {
    await page.setViewportSize(size)
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const view = `${name}-${size.width}-${colorScheme}`
      await page.screenshot({ path: `${test.info().project.outputDir}/screens/${view}.png`, animations: 'disabled' })
      const rules = Object.fromEntries(LANDMARK_RULES.map((rule) => [rule, { enabled: true }]))
      const { violations } = await new AxeBuilder({ page }).options({ rules }).withTags(RULES).analyze()
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
      expect(found, `accessibility of ${view}`).toEqual([])
      expect(await page.evaluate<string[]>(UNNAMED), `landmarks of ${view}`).toEqual([])
      const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
      expect(overflow, `${view} is wider than its window`).toBeLessThanOrEqual(0)
    }
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  if (before) await page.setViewportSize(before)
}
