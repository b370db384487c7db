/** Signs that nobody sees, which programs leave where a text is copied. */

const ANY = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/
const NEVER_SEEN = /[\u00ad\u180e\u200b\u2060-\u2064\ufeff]/g
const DIRECTIONS = /[\u061c\u200e\u200f\u202a\u202b\u202c\u2066-\u2069]/g
const DIRECTIONS_AROUND = /^[\u061c\u200e\u200f]+|[\u061c\u200e\u200f]+$/g
/** Letters from right to left, and signs that turn others: beside them directions are seen. */
const HAS_DIRECTION = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]|[\u202d\u202e]/u
/** Joiners behind anything but a letter of an Indian script or a part of a picture: they have nothing to join. */
const JOINERS = /(?<![^\P{L}a-z]|\p{M}|\p{Extended_Pictographic}|[\u200c\u200d])[\u200c\u200d]+/giu

export const withoutInvisible = (line: string): string => {
  if (!ANY.test(line)) return line
  const seen = line.replace(NEVER_SEEN, '').replace(JOINERS, '')
  return seen.replace(HAS_DIRECTION.test(seen) ? DIRECTIONS_AROUND : DIRECTIONS, '')
}
