import { inRole, pairs } from './sign-pairs.ts'

/**
 * What the fonts of Kruti Dev and DevLys draw for the characters of Windows-1252, by what it does in a syllable. Several
 * characters draw the same in other places of a word.
 */

/** Letters and conjuncts: each can carry a vowel. */
const BASES = pairs(`
v अ b इ Ã ई m उ Å ऊ , ए _ ऋ
d क x ग ³ ङ p च N छ t ज > झ ÷ झ ¥ ञ V ट B ठ M ड < ढ r त n द u न i प Q फ c ब Ò भ e म ; य j र y ल G ळ o व l स g ह Ä घ
ô क्क ä क्त Ø क्र ê ट्ट Í ट्ट ë ट्ठ Î ट्ठ ì ड्ड Ï ड्ड ï ड्ढ Ô ड्ढ = त्र ) द्ध í द्द Ì द्द æ द्र | द्य } द्व é न्न ç प्र Á प्र Ý फ्र J श्र
à ह्न á ह्य ã ह्म K ज्ञ
`)

/** First parts of conjuncts: they end in a hasanta, which the stroke of an aa behind them takes away. */
const HALVES = pairs(`
D क् [ ख् X ग् ? घ् P च् T ज् Ö झ् . ण् R त् F थ् / ध् Ë ध् è ध् U न् I प् ¶ फ् C ब् H भ् E म् ¸ य् Y ल् O व् ' श् Ü श् " ष् L स् º ह्
{ क्ष् Ù त्त् « त्र् ™ न्न्
`)

/** Letters that have their vowel with them. */
const SYLLABLES = pairs('# रु : रू – दृ — कृ Ñ कृ â हृ')

/** Last parts of conjuncts, which stand behind what they join. */
const TAILS = pairs('z ्र ª ्र Ó ्य î ्य')

const VOWELS_BEHIND = pairs('k ा h ी q ु w ू ` ृ s े S ै W ॅ ‚ ॉ')

const SIGNS_BEHIND = pairs('a ं ¡ ँ % ः')

/** The short i stands before the letters after which it is said; some draw more above it. */
const VOWELS_BEFORE = pairs('f ि Ç िं Æ र्ि É र्िं')

/** An r above what it is said before, and more beside it. */
const REPHS = pairs('Z र् ± र्ं Ê र्ी È ीं')

const ALONE = pairs(`
å ० ƒ १ „ २ … ३ † ४ ‡ ५ ˆ ६ ‰ ७ Š ८ ‹ ९
A । \\ ? ] , - . & - ( ; ¼ ( ½ ) ¿ { À } ¾ = ^ ‘ * ’ Þ “ ß ” ‘ " ’ " “ ' ” ' @ / $ + Û × µ - Œ ॰ ñ ॰ • ऽ · ऽ
`)

export type KrutiRole = 'base' | 'half' | 'syllable' | 'tail' | 'behind' | 'sign' | 'before' | 'reph' | 'alone'

export type KrutiSign = { role: KrutiRole; text: string }

export const KRUTI_SIGNS: ReadonlyMap<string, KrutiSign> = new Map<string, KrutiSign>([
  ...inRole('base', BASES),
  ...inRole('half', HALVES),
  ...inRole('syllable', SYLLABLES),
  ...inRole('tail', TAILS),
  ...inRole('behind', VOWELS_BEHIND),
  ...inRole('sign', SIGNS_BEHIND),
  ...inRole('before', VOWELS_BEFORE),
  ...inRole('reph', REPHS),
  ...inRole('alone', ALONE),
])
