import { keyPairsIn, withoutBars } from './keys-at-the-end.ts'

const HEADINGS = [
  '(?:correct\\s*)?answers',
  '(?:answers?|ans\\.?)\\s*keys?',
  'keys',
  'key',
  '(?:q(?:uestions?)?\\.?\\s*(?:no\\.?)?|no\\.?|sl\\.?\\s*(?:no\\.?)?)\\s+(?:(?:correct\\s+)?answers?|ans|keys?)',
  'প্রশ্ন\\s*(?:নং|সংখ্যা|ক্রমিক)?[.ঃ]?\\s+(?:সঠিক\\s*)?উত্তর',
  'प्रश्न\\s*(?:सं|संख्या|क्र|क्रमांक)?[.॰]?\\s+(?:सही\\s*)?उत्तर',
  '(?:সঠিক\\s*)?উত্তর\\s*(?:মালা|পত্র|সমূহ|গুলি|সংকেত)',
  '(?:सही\\s*)?उत्तर\\s*(?:कुंजी|माला|तालिका|संकेत)',
].join('|')
/** The name of a third column, which says why. */
const REASONS = '(?:explanations?|reasons?|why|কারণ|ব্যাখ্যা|कारण|व्याख्या)'
const OPENING = new RegExp(`^(?:${HEADINGS})(?:\\s+${REASONS})?\\s*[:：ঃः।.–—→⇒-]*\\s*(.*)$`, 'iu')

/** `Answers: ...`: what stands behind the heading, which may be nothing; null for no such heading. */
export const opensKeys = (line: string): string | null => {
  const match = OPENING.exec(withoutBars(line))
  if (!match) return null
  const rest = match[1] ?? ''
  return rest === '' || keyPairsIn(rest, true) !== null ? rest : null
}
