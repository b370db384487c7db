import { bijoyToUnicode, isBijoyFont, looksLikeBijoy } from './bijoy.ts'
import { isKrutiFont, krutiToUnicode, looksLikeKruti } from './kruti.ts'

/** Fonts that draw letters of India for characters that mean others. */
export type OldFont = 'bijoy' | 'kruti'

const TO_UNICODE: { [F in OldFont]: (text: string) => string } = { bijoy: bijoyToUnicode, kruti: krutiToUnicode }

/** Which of them a font is, by its name; null for a font of Unicode. */
export const oldFontNamed = (name: string): OldFont | null =>
  isBijoyFont(name) ? 'bijoy' : isKrutiFont(name) ? 'kruti' : null

/** Which of them a text may be typed for, by its letters alone: it is only likely. */
export const likelyOldFont = (text: string): OldFont | null => {
  if (looksLikeKruti(text) !== 'no') return 'kruti'
  return looksLikeBijoy(text) === 'no' ? null : 'bijoy'
}

export const toUnicode = (text: string, font: OldFont): string => TO_UNICODE[font](text)
