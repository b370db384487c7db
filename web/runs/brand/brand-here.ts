import type { ToldBrandOnWire } from '#contract/questionnaires/told-brand.ts'

type Parts = Awaited<typeof import('./brand-parts.tsx')>['brandParts']

let parts: Parts | null = null

/** Colours have `--brand-light` among them, corners alone `--radius`. */
const isWorn = (): boolean => typeof document !== 'undefined' && /--[br]/.test(document.documentElement.style.cssText)

/** Brings what shows a brand, for a part of a page that wears one by itself; false where the network does not give it. */
export const loadBrandParts = async (): Promise<boolean> => {
  try {
    parts ??= (await import('./brand-parts.tsx')).brandParts
    return true
  } catch {
    return false
  }
}

/** Brings it too, and has the page wear it. A page works without. */
export const loadBrand = async (brand: ToldBrandOnWire | undefined): Promise<boolean> => {
  if (!(brand || isWorn())) return true
  const isThere = await loadBrandParts()
  parts?.wear(brand)
  return isThere
}

/** What shows the brand of a cover that was loaded; null where there is none. */
export const brandHere = (brand: ToldBrandOnWire | undefined) => (brand && parts ? { ...parts, brand } : null)
