import type { DraftQuestion } from '../../questionnaires/drafts/draft.ts'
import type { DraftItem } from '../../questionnaires/drafts/draft-item.ts'
import type { Block, QuestionBlock, TextProblem } from '../lines/block.ts'
import { labelAt } from '../lines/scripts.ts'
import { textOf } from '../lines/words.ts'
import { LOOKALIKES } from '../signs/lookalikes.ts'
import { markedIn } from './marked-among.ts'

/** Answers that stand among the words that students see, in whichever format they came: told, and never changed. */

/** Longer words are a passage: only their beginning and their end are looked at. */
const MOST_LOOKED_AT = 4_000

const ANY_LOOKALIKE = new RegExp(`[${[...LOOKALIKES.keys()].join('')}]`, 'g')
const FORMULA = /\\\([^\n]*?\\\)|\$[^$\n]{1,200}\$/g

const FORMATTING = /<\/?[a-z]{1,10}>|[*`]|__/gi

/** As it looks, whatever it is written with. */
const asSeen = (text: string, formatting: RegExp | '' = FORMATTING): string => {
  const part =
    text.length > MOST_LOOKED_AT ? `${text.slice(0, MOST_LOOKED_AT / 2)}\n${text.slice(-MOST_LOOKED_AT / 2)}` : text
  const plain = part
    .normalize('NFKC')
    .replace(FORMULA, ' … ')
    .replace(ANY_LOOKALIKE, (letter) => LOOKALIKES.get(letter) ?? letter)
  const turned = /[\u202d\u202e]/.test(plain) ? `\n${[...plain].toReversed().join('')}` : ''
  return `${plain}${turned}`
    .replace(/\p{Cf}|\ufe0f|\\(?=[*_`()[\]{}<>#:~=.-])/gu, '')
    .replace(formatting, '')
    .replace(/\b(?:[a-z] ){2,6}(?=\s?[:=.-])/gi, (spaced) => `${spaced.replaceAll(' ', '')} `)
    .replace(/[^\S\n]+/g, ' ')
    .toLowerCase()
    .trim()
}

const OPENS = '[([{<"\'“‘«]'
const CLOSES = '[)\\]}>"\'”’»]'
const NOT_WITHIN = '(?<![\\p{L}\\p{M}\\d])'
const OPTION = '(?:option|choice|no\\.?|number|বিকল্প|অপশন|विकल्प|नं\\.?)'
const VERDICT = 'true|false|সত্য|মিথ্যা|सत्य|असत्य'
const LABEL = `(?!\\(?e?s\\))${OPENS}{0,2}\\s?(?:${OPTION}\\s?[.:#]?\\s?)?${OPENS}{0,2}\\s?(?:\\p{L}\\p{M}*|[ivx]{2,4}|\\p{Nd}{1,2}|${VERDICT})(?![\\p{L}\\p{M}\\p{Nd}])`
const END = `\\s?(?:${CLOSES}|[.,;।!|]|\\n|$)`
const RIGHT = '(?:(?:correct|right|official|final|expected|model|সঠিক|ঠিক|सही)[\\s_-]?)'
/** Words that say by themselves that an answer follows. */
const ANSWER = `(?:${RIGHT}?(?:answers?|answ|ansr|ans|anwser|asnwer|asn|উত্তর|उत्तर|जवाब)(?:\\.?\\s?(?:key|no|number)\\b)?|(?:answer|official)\\s?key|উঃ|উ(?=\\s?[.:-])|उ(?=\\s?[.:-]))`
/** Words that need a sign behind them: they have other meanings. */
const MAY_ANSWER = `(?:${RIGHT}(?:option|choice|response|one|বিকল্প|विकल्प)?|is_?correct|key|sol|soln|solution|response|resp|hence|সঠিক|ঠিক|সমাধান|सही|हल)`
const BY = '(?:\\s?(?:by|of|per)\\s\\p{L}{2,12})?'
/** Up to what follows: no letter, no digit, and not only a space. */
const SIGNS = '[^\\p{L}\\p{M}\\p{Nd}\\n]{0,6}[^\\p{L}\\p{M}\\p{Nd}\\s][^\\p{L}\\p{M}\\p{Nd}\\n]{0,6}'
const SAYS = '\\s?[:ঃ：=→⇒>–—-][\\s:=>–—-]{0,4}'
const IS = '\\s(?:is|will be|would be|হল|হলো|হবে|है|होगा)\\s?:?\\s?'

const NAMED: readonly RegExp[] = [
  `${NOT_WITHIN}${ANSWER}${BY}${SIGNS}${LABEL}(?! ?(?:/|(?:or|and)\\b|অথবা|বা |या ))`,
  `${NOT_WITHIN}${ANSWER}\\s${LABEL}${END}`,
  `${NOT_WITHIN}(?:${ANSWER}|${MAY_ANSWER})${IS}${LABEL}${END}`,
  `${NOT_WITHIN}${MAY_ANSWER}${SAYS}${LABEL}${END}`,
  `${NOT_WITHIN}(?:${RIGHT}(?:option|choice|response|বিকল্প|विकल्प)|sol|soln|solution|hence|thus|so|অতএব|अतः),?[.\\s]{0,2}(?:option\\s|[([])\\s?${LABEL}${END}`,
  `${NOT_WITHIN}soln?[. ]{1,2}${LABEL}${END}`,
  `^soln?[. ]{1,2}(?!a )${LABEL} `,
  `^${OPENS}?(?:a[.)] ?|so,? |hence,? |the )*(?:${ANSWER}|${MAY_ANSWER})(?:${SAYS}|${IS})${LABEL}(?: |${CLOSES})`,
  `^${OPENS}?(?:${RIGHT}|\\p{L}{5,8}\\s)?${ANSWER} (?!a |\\p{Nd})${LABEL} `,
  `^[✓✔✅☑☒🗸⭐★👉👈] ?(?:${ANSWER} )?${LABEL} `,
  `${NOT_WITHIN}${OPTION}\\s?[([]?\\s?\\p{L}\\p{M}*\\s?[)\\]]?\\s(?:is\\s(?:the\\s)?(?:correct|right|answer)|(?:হল\\s)?সঠিক|सही)`,
  `[✓✔✅☑☒🗸⭐★👉👈🟢◉]\\s?${LABEL}${END}`,
  '\\{\\s?[=~]\\s?[\\p{L}\\p{Nd}]|~\\s?=\\s?[\\p{L}\\p{Nd}]|%100%',
].map((pattern) => new RegExp(pattern.replaceAll('\\s', ' '), 'iu'))

/** `Ans: New Delhi` behind what is asked. */
const NAMED_WORDS = new RegExp(
  `[^\\p{L}\\p{M}\\p{Nd}\\s,'"] ?\\n?${ANSWER}(?:\\s?[:=→⇒–-][\\s:=>–-]{0,4}|(?<=ans)\\.\\s)(?=[\\p{L}\\p{Nd}])`,
  'iu',
)
/** Words of an option may stand behind the name wherever it is. */
const NAMED_ANSWER = new RegExp(
  `${NOT_WITHIN}(?:${ANSWER}|${MAY_ANSWER})(?:${SAYS}|\\. |${IS})["'“‘(]?([\\p{L}\\p{Nd}].*)`,
  'iu',
)

const LONE = '([\\p{L}\\d]\\p{M}*|[ivx]{2,4})'
/** A label that stands alone at the end or in front of what is asked. */
const ALONE: readonly RegExp[] = [
  `[\\s?？।.:_][([{<*"'“]{1,3} ?${LONE} ?[)\\]}>*"'”]{1,3} ?[.।]?$`,
  `[\\s?？।.](?://|[#→⇒|]|[=-]>) ?${LONE} ?[.।]?$`,
  `\\n[^\\p{L}\\p{Nd}\\n]{0,4}${LONE}[^\\p{L}\\p{Nd}\\n]{0,4}$`,
  `^[([{<*"'“]{1,3} ?${LONE} ?[)\\]}>*"'”]{1,3}`,
  `^(?://|[#→⇒|]|[=-]>) ?${LONE} `,
].map((pattern) => new RegExp(pattern, 'iu'))
const OTHER_WORDS: readonly RegExp[] = [
  /(?:[([{]\s?([^()[\]{}\n]{1,100}?)\s?[)\]}]|\s[–—-]\s([^–—\n]{1,100}))\s?[.।]?$/u,
  /^(?:[([{]\s?([^()[\]{}\n]{1,100}?)\s?[)\]}]|[–—-]\s(\S{1,100})\s)/u,
]
/** A label behind the words of one option, which are no words that name others. */
const BEHIND_OPTION = new RegExp(
  `(?<!(?:and|or|nor|both|only|than|of|in|not|statement|assertion|reason|ও|এবং|বা|কেবল|শুধু|और|या|केवल|&|,)) (?:[([{<*"'“]{1,3} ?${LONE} ?[)\\]}>*"'”]{1,3}|(?://|[#→⇒|]|[=-]>) ?${LONE}|(?:a[.):] )?[([]?${LONE}[)\\]]? is (?:the )?(?:correct|right|answer)[^?\\n]{0,12}|[([]?a ?: ?${LONE}[)\\]]?) ?[.।]?$`,
  'iu',
)
const LETTER_AT_END = new RegExp(` ${LONE} ?[.।]?$`, 'iu')

/** `A: b` is a ratio, `A is correct` an option: only where what is asked is over, or begins. */
const OUTSIDE_OPTIONS: readonly RegExp[] = [
  `(?:^|[?？।\\n] ?|[([])a ?: ?${LABEL}(?:${END}| )`,
  `(?:^|\\n|[?？] ?(?:a[.):] ?)?)[([]?\\p{L}[)\\]]? is (?:the )?(?:correct|right|answer)[^?\\n]{0,12}$`,
  `^(?:a[.):] ?)?[([]?\\p{L}[)\\]]? is (?:the )?(?:correct|right)(?: answer)? `,
].map((pattern) => new RegExp(pattern, 'iu'))

const isNamedIn = (seen: string): boolean => NAMED.some((pattern) => pattern.test(seen))

/** What a pattern has found, in whichever of its groups. */
const groupIn = (pattern: RegExp, text: string): string | null =>
  pattern
    .exec(text)
    ?.slice(1)
    .find((group) => group !== undefined) ?? null

/** Behind a question without options it says something only where the question is over. */
const LETTER_BEHIND = /[?？।] ?[([{<*]{1,3} ?\p{L}\p{M}* ?[)\]}>*]{1,3} ?[.।]?$/u

/** What students see of a question, and how its options were called. */
type Shown = {
  prompt: string
  options: readonly string[]
  labels: readonly string[]
  isKeyed: boolean
  /** What may be typed. */
  accepted: readonly string[]
}

const isAlone = ({ prompt, options, labels }: Shown): boolean => {
  const written = asSeen(prompt, '')
  if (options.length < 2) return LETTER_BEHIND.test(written)
  const texts = options.map((text) => asSeen(text)).filter((text) => text !== '')
  const named = groupIn(NAMED_ANSWER, asSeen(prompt))
  const hasOneOf = (patterns: readonly RegExp[], names: readonly string[]) =>
    patterns.some((pattern) => names.includes(groupIn(pattern, written) ?? '\n'))
  return (
    hasOneOf(ALONE, labels) ||
    hasOneOf(OTHER_WORDS, texts) ||
    (named !== null && texts.some((text) => named.startsWith(text)))
  )
}

/** What is to be typed stands there, set off: `The sun rises in the ____ (east).` */
const saysAccepted = (seen: string, accepted: readonly string[]): boolean => {
  const setOff = [...seen.matchAll(SET_OFF)].map(([, inBrackets, atEnd]) => (inBrackets ?? atEnd ?? '').trim())
  return accepted.some((text) => text !== '' && setOff.includes(asSeen(text)))
}
const SET_OFF = /(?<=[\s_?])[([{]([^()[\]{}\n]{1,200})[)\]}]|(?<=\s)[–—=-]\s([^–—=\n]{1,200}?)[.।]?$/g

const BULLET = /^[-•*–] (?=\S)/

/** A list that stands in the words that are asked may be its options. */
const isMarkedInList = (written: string): boolean => {
  const lines = written.split('\n').filter((line) => BULLET.test(line))
  return markedIn(lines.map((line) => line.replace(BULLET, ''))).length > 0
}

const isInPrompt = (shown: Shown): boolean => {
  const seen = asSeen(shown.prompt)
  if (seen === '') return false
  const isNamed = isNamedIn(seen) || [NAMED_WORDS, ...OUTSIDE_OPTIONS].some((pattern) => pattern.test(seen))
  return isNamed || isAlone(shown) || saysAccepted(seen, shown.accepted) || isMarkedInList(seen)
}

/** Options behind whose words stands the label of one of them, or its words: one alone, among several. */
const namingIn = ({ labels, isKeyed }: Shown, texts: readonly string[]): number[] => {
  const places = texts.flatMap((text, at) => {
    const isLabel = labels.includes(groupIn(BEHIND_OPTION, text) ?? '\n')
    const isLast = !isKeyed && at === texts.length - 1 && labels.includes(groupIn(LETTER_AT_END, text) ?? '\n')
    const words = groupIn(OTHER_WORDS[0] ?? BEHIND_OPTION, text) ?? groupIn(NAMED_ANSWER, text)
    return isLabel || isLast || texts.includes(words?.replace(/[.।]$/, '') ?? '\n') ? [at] : []
  })
  return places.length === 1 ? places : []
}

const inOptions = (shown: Shown): string[] => {
  const seen = shown.options.map((text) => asSeen(text))
  const written = shown.options.map((text) => asSeen(text, ''))
  const marked = new Set([...markedIn(seen), ...markedIn(written), ...namingIn(shown, written)])
  return shown.options.filter((_, at) => {
    const text = seen[at] ?? ''
    return marked.has(at) || isNamedIn(text) || NAMED_WORDS.test(text)
  })
}

const numbersIn = (row: unknown): string[] =>
  typeof row === 'object' && row !== null && 'first' in row ? [String(row.first)] : []

const shownOf = ({ prompt, draft }: DraftQuestion, { options, fields }: QuestionBlock): Shown => {
  const texts = 'options' in draft ? draft.options.filter((option) => typeof option === 'string') : []
  return {
    prompt,
    options: texts,
    labels: texts.map((_, at) => options[at]?.label.toLowerCase() ?? labelAt(at)),
    isKeyed: fields.some(({ name }) => name === 'answer'),
    accepted: 'accepted' in draft ? draft.accepted : 'rows' in draft ? draft.rows.flatMap(numbersIn) : [],
  }
}

const SHOWN_FIELDS: readonly string[] = ['row', 'column', 'statement']

const partsOf = ({ items, fields }: QuestionBlock): string[] =>
  [...items, ...fields.filter(({ name }) => SHOWN_FIELDS.includes(name)).map(({ words }) => words)].map(textOf)

const withKeys = (block: Block, item: DraftItem): string[] => {
  if (!('prompt' in item)) {
    const texts = item.kind === 'section' ? [item.title, item.text] : [item.text]
    return texts.filter((text) => isNamedIn(asSeen(text)))
  }
  if (block.kind !== 'question') return []
  const shown = shownOf(item, block)
  const others = partsOf(block).filter((text) => isNamedIn(asSeen(text)))
  return [...(isInPrompt(shown) ? [shown.prompt] : []), ...inOptions(shown), ...others]
}

/** `items`: what became of each block. */
export const keysInWords = (blocks: readonly Block[], items: readonly DraftItem[]): TextProblem[] =>
  blocks.flatMap((block, at) => {
    const item = items[at]
    const texts = item === undefined ? [] : withKeys(block, item)
    return texts.map((text): TextProblem => ({ line: block.line, problem: 'key_in_question', text }))
  })
