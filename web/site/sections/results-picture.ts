export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Of the pictures that `tools/commands/pictures.ts` takes of results, in their own pixels. */
export const PICTURE_SIZES = { wide: { width: 1600, height: 1300 }, narrow: { width: 780, height: 1780 } }
export type PictureSize = keyof typeof PICTURE_SIZES

/** Where one is, below `web/public` and on the site. */
export const placeOfPicture = (theme: Theme, size: PictureSize) => `/pictures/results-${theme}-${size}.webp`
