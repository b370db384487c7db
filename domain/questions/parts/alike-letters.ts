/**
 * Letters that are typed in two ways and look the same, which no normalization of Unicode makes one: from the sequences that
 * the standard advises against. What is composed of a letter and a nukta or a second part (য়, ড়, ঢ়, ো, क़) is the same by NFC.
 */
const TYPED_AS: Readonly<Record<string, string>> = {
  অা: 'আ',
  ঋৃ: 'ৠ',
  ব়: 'র',
  // The letter ৎ is newer than the keyboards that type it as a ত without its vowel.
  ৎ: 'ত্',
  अा: 'आ',
  अॉ: 'ऑ',
  अो: 'ओ',
  अौ: 'औ',
  आे: 'ओ',
  आै: 'औ',
  उु: 'ऊ',
  एॅ: 'ऍ',
  एे: 'ऐ',
}

const ANY = new RegExp(Object.keys(TYPED_AS).join('|'), 'gu')

/** Of a text in NFC without joiners. */
export const withAlikeLetters = (text: string): string => text.replace(ANY, (typed) => TYPED_AS[typed] ?? typed)
