/**
 * The pages to offer around `page` (the first is 1): at most `most`, consecutive, with `page` in the middle wherever
 * there is room on both sides.
 */
export function pageWindow({ page, pages, most = 5 }: { page: number; pages: number; most?: number }): number[] {
  const shown = Math.min(most, pages)
  const latestStart = pages - shown + 1
  const first = Math.max(1, Math.min(page - Math.floor(shown / 2), latestStart))
  return Array.from({ length: Math.max(0, shown) }, (_, offset) => first + offset)
}
