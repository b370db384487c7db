import { numberTyped } from '../../ui/forms/number-typed.ts'

/** The marks that somebody typed; null while nothing is. */
export const marksIn = (text: string): number | null | 'no_number' => numberTyped(text, { digits: 7, places: 4 })
