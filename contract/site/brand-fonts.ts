import type { BrandFont } from '#domain/branding/fonts.ts'

/** Names the contents of all files in `web/public/assets/fonts/`, whose addresses are kept forever. Written by tools/building/subset-brand-fonts.ts. */
export const FONTS_EDITION = '8c34c9f1'

/** The style sheet that brings a brand's font, and sets whatever stands in `[data-font="<id>"]` in it. */
export const fontStylesheet = (id: BrandFont): string => `/assets/fonts/${FONTS_EDITION}/${id}.css`
