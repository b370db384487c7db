import { inRole, pairs } from './sign-pairs.ts'

/**
 * What the fonts of Bijoy draw for the characters of Windows-1252, by what it does in a syllable. Several characters draw
 * the same in other places of a word, or came with later versions of the fonts.
 */

/** Letters and conjuncts: each can carry a vowel. */
const BASES = pairs(`
A অ B ই C ঈ D উ E ঊ F ঋ G এ H ঐ I ও J ঔ
K ক L খ M গ N ঘ O ঙ P চ Q ছ R জ S ঝ T ঞ U ট V ঠ W ড X ঢ Y ণ Z ত _ থ \` দ a ধ b ন
c প d ফ e ব f ভ g ম h য i র j ল k শ l ষ m স n হ o ড় p ঢ় q য় r ৎ
° ক্ক ± ক্ট ² ক্ষ্ম ³ ক্ত ´ ক্ম µ ক্র ¶ ক্ষ ÿ ক্ষ · ক্স ¹ গ্গ º গ্দ » গ্ধ ¼ ঙ্ক ½ ঙ্গ ¾ জ্জ À জ্ঝ Á জ্ঞ
Â ঞ্চ Ã ঞ্ছ Ä ঞ্জ Å ঞ্ঝ Æ ট্ট Ç ড্ড È ণ্ট É ণ্ঠ Ê ণ্ড Ë ত্ত Ì ত্থ Î ত্র Ï দ্দ × দ্ধ Ø দ্ব Ù দ্ম
Ú ন্ঠ Û ন্ড Ü ন্ধ Ý ন্স Þ প্ট ß প্ত à প্প á প্স â ব্জ ã ব্দ ä ব্ধ å ভ্র ç ম্ফ é ল্ক ê ল্গ ë ল্ট ì ল্ড
í ল্প î ল্ফ ð শ্চ ñ শ্ছ ò ষ্ণ ó ষ্ট ô ষ্ঠ õ ষ্ফ ö স্খ ÷ স্ট ù স্ফ ý হ্ন þ হ্ম
`)

/** Conjuncts that have their vowel with them. */
const SYLLABLES = pairs('¸ গু ï শু û হু ü হৃ')

/** First parts of conjuncts: they end in a hasanta. */
const HEADS = pairs('• ঙ্ ” চ্ ˜ দ্ ™ দ্ š ন্ › ন্ ¤ ম্ ® ষ্ ¯ স্')

/** Last parts of conjuncts, which stand behind what they join: they begin with a hasanta. */
const TAILS = pairs(`
^ ্ব Ÿ ্ব ¡ ্ব ¦ ্ব ’ ্থ ‹ ্ক Œ ্ক্র — ্ত Í ্ত œ ্ন è ্ণ ¢ ্ভ £ ্ভ্র ¥ ্ম § ্ম ¨ ্য ª ্র « ্র Ö ্র ¬ ্ল \u00ad ্ল
ø ্ল ¿ ্ত্র ú ্প ‘ ্তু
`)

/** Vowels that stand before the consonants after which they are said. */
const VOWELS_BEFORE = pairs('w ি † ে ‡ ে ˆ ৈ ‰ ৈ')

const VOWELS_BEHIND = pairs('v া x ী y ু z ু “ ু – ু æ ু ~ ূ ƒ ূ ‚ ূ „ ৃ … ৃ Š ৗ')

const SIGNS_BEHIND = pairs('s ং t ঃ u ঁ')

const ALONE = pairs('0 ০ 1 ১ 2 ২ 3 ৩ 4 ৪ 5 ৫ 6 ৬ 7 ৭ 8 ৮ 9 ৯ | । $ ৳ Ò “ Ó ” Ô ‘ Õ ’ Ð – Ñ —')

export type BijoyRole =
  | 'base'
  | 'syllable'
  | 'head'
  | 'tail'
  | 'before'
  | 'behind'
  | 'sign'
  | 'reph'
  | 'hasanta'
  | 'alone'

export type BijoySign = { role: BijoyRole; text: string }

export const BIJOY_SIGNS: ReadonlyMap<string, BijoySign> = new Map<string, BijoySign>([
  ...inRole('base', BASES),
  ...inRole('syllable', SYLLABLES),
  ...inRole('head', HEADS),
  ...inRole('tail', TAILS),
  ...inRole('before', VOWELS_BEFORE),
  ...inRole('behind', VOWELS_BEHIND),
  ...inRole('sign', SIGNS_BEHIND),
  ...inRole('alone', ALONE),
  ...inRole('reph', [['©', 'র্']]),
  ...inRole('hasanta', [['&', '্']]),
])
