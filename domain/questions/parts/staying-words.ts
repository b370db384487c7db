import { plainDigits } from '../../text/plain-digits.ts'

/** Letters as other keyboards compose them, without joiners and apostrophes, and with 0-9 for all digits. */
export const evenText = (text: string): string =>
  plainDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\u200b-\u200d'’‘ʼ]/g, '')

export const wordsIn = (even: string): string[] => even.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Words as they are looked for, written here as people write them. */
const allOf = (text: string): ReadonlySet<string> => new Set(wordsIn(evenText(text)))

/** Words of which an option consists that says something of the other ones alone: "None of the above". */
export type OfOthers = {
  /** Say how many of them; `few`: such words say it of other things as well. */
  many: ReadonlySet<string>
  few: ReadonlySet<string>
  /** Say that it is the other options; `vague`: such words stand for other things as well. */
  others: ReadonlySet<string>
  vague: ReadonlySet<string>
  /** Say both in one word. */
  both: ReadonlySet<string>
  /** Stand between them. */
  between: ReadonlySet<string>
}

export const OF_OTHERS: readonly OfOthers[] = [
  {
    many: allOf('all any both neither none'),
    few: allOf('each either four more one some three two'),
    others: allOf(
      'above aforementioned alternatives answer answers choice choices correct following foregoing given listed mentioned option options preceding stated',
    ),
    vague: allOf('other others these them those'),
    both: allOf('nota aota'),
    between: allOf(
      'applicable applies apply are at ones false here in incorrect is least list not of only possible right than that the true was were wrong',
    ),
  },
  {
    many: allOf('উভয় উভয়ই একাধিক কোন কোনও কোনো দুটি দুটিই দুটো দুটোই সকল সব সবই সমস্ত'),
    few: allOf('একটি চারটি চারটিই তিনটি তিনটিই'),
    others: allOf(
      'উপরিউক্ত উপরে উপরের উপরোক্ত উপর্যুক্ত উল্লিখিত উল্লেখিত উত্তর উত্তরই নিম্নের নিম্নোক্ত নিচের নীচের প্রদত্ত বিকল্প বিকল্পই বিকল্পগুলি বিকল্পগুলির বিকল্পগুলো বিকল্পগুলোর',
    ),
    vague: allOf('ইহাদের এই এগুলি এগুলির এগুলো এগুলোর এদের এর'),
    both: allOf(
      'একটিও কোনওটাই কোনওটি কোনওটিই কোনটাই কোনটিই কোনটিও কোনোটা কোনোটাই কোনোটি কোনোটিই সবকটা সবকটি সবকটিই সবকয়টি সবকয়টিই সবগুলি সবগুলিই সবগুলো সবগুলোই',
    ),
    between: allOf('কোনটি ঠিক থেকে না নয় নহে নেই ভুল মধ্যে সঠিক সত্য'),
  },
  {
    many: allOf('कोई दोनों सब सभी समस्त'),
    few: allOf('अधिक एक चारों तीनों'),
    others: allOf('उपरिलिखित उपरोक्त उपर्युक्त उपर उक्त ऊपर उत्तर दिए दिये निम्न निम्नलिखित प्रदत्त विकल्प विकल्पों'),
    vague: allOf('इन इनमें इनमे ये'),
    both: allOf(''),
    between: allOf('का की के को गए गये गलत नहीं नही भी में मे सत्य सही से है हैं ही'),
  },
]

/** Words beside the labels of other options: "Both A and C", "কেবল ক ও গ". */
export const JOINING = allOf('and or nor এবং ও আর অথবা বা কিংবা और एवं तथा व या अथवा एवम')
/** Such that labels beside them are labels, be they digits or one alone. */
export const TELLING = allOf(
  'alone both but either except neither only option options ' +
    'উভয় উভয়ই উভয়েই কেবল কেবলমাত্র কোনওটিই কোনটিই কোনটাই কোনোটাই কোনোটিই দুটি দুটিই দুটো দুটোই নং বাদে বিকল্প ব্যতীত ছাড়া শুধু শুধুমাত্র ' +
    'केवल कोई दोनों न विकल्प सिर्फ मात्र छोड़कर अलावा',
)
export const BESIDE = allOf(
  'above all are as correct false incorrect is not of right the true well wrong ' +
    'ই ঠিক না নয় নহে ভুল সঠিক সত্য সব ' +
    'के को गलत नहीं तो भी में सत्य सभी सही से है हैं ही',
)

/** The labels of options, by their places. */
export const LABELS: readonly string[][] = [
  [...'abcdefgh'],
  [...'কখগঘঙচছজ'],
  [...'कखगघङचछज'],
  // As many papers in Hindi letter their four options.
  [...'अबसद'],
  [...'12345678'],
]
