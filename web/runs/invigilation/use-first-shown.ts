import { useMedia } from '../../ui/use-media.ts'

/** How many of those who are taking it stand above the results until all are asked for: three rows, on a phone four. */
export const useFirstShown = (): number => (useMedia('(width >= 40rem)') ? 9 : 4)
