import { withPlainDigits } from './scripts.ts'

/** What chat programs write into polls and quizzes: the signs of options, how many voted, and which of how many a question is. */

export type PollOption = {
  sign: 'circle' | 'tick' | 'cross' | 'box' | 'checked' | 'named' | null
  share: { text: string; value: number } | null
  votes: string | null
  words: string
}

const SIGNS: readonly [Exclude<PollOption['sign'], null>, RegExp][] = [
  ['circle', /^(?:🔘|⚪|⭕|○|◯)\ufe0f?\s*/u],
  ['tick', /^[✅✔]\ufe0f?\s*/u],
  ['cross', /^[❌✖]\ufe0f?\s*/u],
  ['checked', /^\[x\]\s+/iu],
  ['box', /^\[\s?\]\s+/u],
  ['named', /^option\s?[:：]\s+/iu],
]
const SHARE = '\\d{1,3}(?:[.,]\\d{1,2})?\\s?%'
const SHARE_BEFORE = new RegExp(`^[([]?(?<share>${SHARE})[)\\]]?\\s*(?:[-–—:|]\\s+)?(?=\\S)`, 'u')
const SHARE_BEHIND = new RegExp(`\\s+(?:[-–—:|]\\s*)?[([]?(?<share>${SHARE})[)\\]]?$`, 'u')
const SHARE_ALONE = new RegExp(`^${SHARE}$`, 'u')
const VOTES = '\\d[\\d,.]*\\s?k?\\s?(?:votes?|voters|answers|answered|voted|responses|ভোট|জন\\sভোট\\sদিয়েছেন|वोट|मत)'
const VOTES_BEHIND = new RegExp(`\\s*(?:[-–—:|]\\s*)?[([]?${VOTES}[)\\]]?$`, 'iu')
const TICK_BEHIND = /\s*✅\ufe0f?$/u

/** Whether only options of polls begin so. */
export const isPollOption = (line: string): boolean => {
  const sign = SIGNS.find(([, pattern]) => pattern.test(line))?.[0]
  return sign === 'circle' || sign === 'named'
}

/** A line as an option of a poll. */
export const pollOptionIn = (line: string): PollOption => {
  const sign = SIGNS.find(([, pattern]) => pattern.test(line))
  const isTickedBehind = TICK_BEHIND.test(line) && (sign === undefined || sign[0] === 'circle')
  let words = sign ? line.replace(sign[1], '') : line
  if (isTickedBehind) words = words.replace(TICK_BEHIND, '')
  const votes = VOTES_BEHIND.exec(withPlainDigits(words))
  if (votes !== null && votes.index > 0) words = words.slice(0, votes.index)
  const share = shareIn(words)
  return {
    sign: isTickedBehind ? 'tick' : (sign?.[0] ?? null),
    share: share && { text: share.text, value: share.value },
    votes: votes !== null && votes.index > 0 ? votes[0].trim() : null,
    words: share?.words ?? words,
  }
}

const numberIn = (share: string): number => Number.parseFloat(share.replace(',', '.'))

const shareIn = (words: string): { text: string; value: number; words: string } | null => {
  const plain = withPlainDigits(words)
  const found = SHARE_BEFORE.exec(plain) ?? SHARE_BEHIND.exec(plain)
  if (found === null) return null
  const { 0: all, index, groups } = found
  return {
    text: words.slice(index, index + all.length).trim(),
    value: numberIn(groups?.share ?? ''),
    words: words.slice(0, index) + words.slice(index + all.length),
  }
}

/** `23%` alone in its line; null for anything else. */
export const shareAlone = (line: string): number | null => {
  const plain = withPlainDigits(line)
  return SHARE_ALONE.test(plain) ? numberIn(plain) : null
}

/** All that a line says. */
const SAYINGS = [
  VOTES,
  '(?:(?:anonymous|public|live)\\s)?(?:quiz|poll|voting)(?:\\s?[·•,-]\\s?.{0,30})?',
  '(?:final|live)\\sresults?',
  '(?:view|show)\\s(?:results?|votes)',
  'select\\sone(?:\\sor\\smore)?(?:\\s(?:answers?|options?))?',
  'no\\svotes(?:\\syet)?',
  // Reactions, with how many there are of each.
  '(?:(?![✅✔☑❌✖🔘⚪⭕])\\p{Extended_Pictographic}\\ufe0f?\\s?\\d[\\d.]*k?\\s?)+',
  // How often it was seen, and when it was sent.
  '\\d[\\d.]*k?\\s\\d{1,2}:\\d\\d(?:\\s?[ap]m)?',
  '(?:retract|change)\\svote',
  'poll\\s?[:：]',
  'forwarded\\sfrom\\s.{1,60}',
  '(?:চূড়ান্ত|চূড়ান্ত)\\sফলাফল',
  '(?:বেনামী|বেনামি|অজ্ঞাত)\\s(?:কুইজ|পোল|ভোট)',
  '(?:अंतिम|फ़ाइनल)\\s(?:परिणाम|नतीजे)',
  '(?:अनाम|गुमनाम|बेनाम)\\s(?:क्विज़?|पोल|मतदान)',
].join('|')
const SAID = new RegExp(`^(?:${SAYINGS})[.:]?$`, 'iu')

const CHART = /^📊\ufe0f?\s*/u

/** Whether the program says it below or above a poll. */
export const isSaidOfPoll = (line: string): boolean => SAID.test(withPlainDigits(line.replace(CHART, '')))

/** Whether several options may be right by themselves. */
export const takesSeveral = (line: string): boolean => /multiple\sanswers|one\sor\smore/iu.test(line)

const COUNTED =
  /^(?:[[(]\s?(\d{1,3})\s?\/\s?(\d{1,3})\s?[\])]|q(?:uestion|ues)?\s?[.:-]?\s?(\d{1,3})\s?\/\s?(\d{1,3})(?!\d))\s?[.:)-]*\s*/iu

/** The beginning of the question of a poll as that of any other one; null where nothing marks it. */
export const pollStart = (line: string): string | null => {
  if (isSaidOfPoll(line)) return null
  const words = line.replace(CHART, '')
  const found = COUNTED.exec(withPlainDigits(words))
  const number = Number(found?.[1] ?? found?.[3])
  if (found !== null && number > 0 && number <= Number(found[2] ?? found[4]))
    return `Q.${number} ${words.slice(found[0].length)}`.trim()
  return words === line || words === '' ? null : `Q. ${words}`
}
