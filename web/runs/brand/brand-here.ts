import type { ToldBrandOnWire } from '#contract/questionnaires/told-brand.ts'

type Parts = Awaited<typeof import('./brand-parts.tsx')>['brandParts']

let parts: Parts | null = null

const isWorn = (): boolean => typeof document !== 'undefined' && 'brand' in document.documentElement.dataset

/** Brings what shows a brand, and has the page wear it; false where the network does not give it. A page works without. */
export const loadBrand = async (brand: ToldBrandOnWire | undefined): Promise<boolean> => {
  if (!(brand || isWorn())) return true
  try {
    parts ??= (await import('./brand-parts.tsx')).brandParts
    parts.wear(brand)
    return true
  } catch {
    return false
  }
}

/** What shows the brand of a cover that was loaded; null where there is none. */
export const brandHere = (brand: ToldBrandOnWire | undefined) => (brand && parts ? { ...parts, brand } : null)
