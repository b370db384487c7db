export const SCHEMES = ['light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

/**
 * What a brand colours, by the names of `web/ui/theme.css`. A brand never colours what means something by its colour or is
 * the product's own: right, wrong, the signs of a palette (answered, unanswered, unvisited, review), the focus, ink, lines,
 * surfaces, and the product's mark. Each is settled after those before it.
 */
export const BRAND_TOKENS = [
  'paper',
  'brand-soft',
  'accent-soft',
  'floor',
  'on-floor',
  'on-floor-soft',
  'accent',
  'on-accent',
  'accent-edge',
  'brand',
  'on-brand',
] as const
export type BrandToken = (typeof BRAND_TOKENS)[number]
