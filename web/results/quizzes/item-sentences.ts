import { numberedIn } from '#domain/questionnaires/items/facets.ts'
import { optionSign } from '#domain/questions/parts/option-sign.ts'
import { isUnscored } from '#domain/questions/traits.ts'
import { commonMistake, findingsOn, type Mistake, roughShare } from '#domain/statistics/item-findings.ts'
import { FEWEST } from '#domain/statistics/trend.ts'
import { formulaInWords } from '#domain/text/formula-in-words.ts'
import { plainOf } from '#domain/text/prose.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t as tOfTallies } from '../../i18n/students/tallies.ts'
import { t } from '../../i18n/teachers/items.ts'
import { spokenLanguage } from '../../i18n/translate.ts'
import type { QuestionResult } from './question-results-api.ts'

/** What a question is called among the others. */
export const questionName = ({ number, isBefore }: Pick<QuestionResult, 'number' | 'isBefore'>): string =>
  tOfTallies(isBefore ? 'tally.earlierQuestion' : 'tally.question', { number: formatNumber(number) })

/** In characters: more of an answer is not needed to know it again. */
const LONGEST = 60

const short = (text: string): string => {
  const all = [...text]
  return all.length > LONGEST ? `${all.slice(0, LONGEST).join('').trimEnd()}…` : text
}

/** “About half”; where they are few, “2 of 3”. */
const shareInWords = (count: number, of: number): string => {
  if (of === 1 && count === 1) return t('items.only_one')
  const isFew = count > 0 && (of < FEWEST || count === 1)
  return isFew ? t('items.few_of', { count, of }) : t(`items.share_${roughShare(count, of)}`)
}

/** An option as it is named in a sentence. */
export const optionInWords = ({ question }: Pick<QuestionResult, 'question'>, option: number): string => {
  const { text = '' } = numberedIn(question)[option] ?? {}
  if (text === null) return tOfTallies(option === 0 ? 'tally.true' : 'tally.false')
  const words = short(question.format === 'prose' ? plainOf(text, formulaInWords) : text)
  return words === '' ? optionSign(option) : t('items.signed', { sign: optionSign(option), text: words })
}

const mistakeInWords = (result: QuestionResult, mistake: Mistake): string =>
  'option' in mistake ? optionInWords(result, mistake.option) : t('items.quoted', { text: short(mistake.text) })

/** The wrong answer that was given most, as it is named in a table; null where there is none. */
export const commonMistakeInWords = (result: QuestionResult): string | null => {
  const mistake = commonMistake(result.question, result.tally)
  return mistake && `${mistakeInWords(result, mistake)} × ${formatNumber(mistake.count)}`
}

/** What a question came to, before it is put into words. */
const outcomeOf = ({ verdicts, ...result }: QuestionResult) => {
  const { correct, partly, wrong, blank, waiting } = verdicts
  const total = correct + partly + wrong + blank + waiting
  const mistake = commonMistake(result.question, result.tally)
  const missed = partly + wrong
  return { correct, missed, blank, waiting, total, mistake: mistake && missed > 0 ? mistake : null }
}

/** So much of a class is worth a word of its own. */
const MANY = 0.2

type Told = 'waits' | 'right' | 'blank' | 'missed'
const toldOf = ({ correct, missed, blank, waiting, total }: ReturnType<typeof outcomeOf>): Told => {
  if (waiting > 0) return 'waits'
  if (blank > missed && blank >= total * MANY) return 'blank'
  return missed === 0 || correct >= total * 0.85 ? 'right' : 'missed'
}

/** Of all who missed it, so many gave the same answer. */
const isMost = (mistake: Mistake, missed: number): boolean => mistake.count > 1 && mistake.count * 2 > missed

/** One of several says nothing of the others. */
const isTelling = (mistake: Mistake | null, missed: number): mistake is Mistake =>
  mistake !== null && (mistake.count > 1 || missed === 1)

/** Where nothing is right or wrong, it is how many had something to say. */
const answeredBy = ({ verdicts: { given, blank } }: QuestionResult): string =>
  t('items.answeredBy', { share: shareInWords(given, given + blank) })

/** The first thing to know of a question. */
export const sentenceOn = (result: QuestionResult): string => {
  if (isUnscored(result.question.kind)) return answeredBy(result)
  const outcome = outcomeOf(result)
  const { correct, missed, blank, waiting, total, mistake } = outcome
  const told = toldOf(outcome)
  if (told === 'waits') return t('items.waits', { share: shareInWords(waiting, total) })
  if (told === 'blank') return t('items.leftBlank', { share: shareInWords(blank, total) })
  if (told === 'right') return t('items.gotRight', { share: shareInWords(correct, total) })
  const share = shareInWords(missed, total)
  if (!isTelling(mistake, missed)) return t('items.gotWrong', { share })
  const answer = mistakeInWords(result, mistake)
  if (missed === 1) return t('items.wrongWith', { share, answer })
  if (!isMost(mistake, missed)) return t('items.wrongOften', { share, answer })
  return t('option' in mistake ? 'items.wrongChose' : 'items.wrongWrote', { share, answer })
}

/** The first thing to know of all questions: about the one that most did not get right; null where nobody has been marked. */
export const sentenceOnAll = (results: readonly QuestionResult[]): string | null => {
  const marked = results.filter(({ question, verdicts }) => verdicts.waiting === 0 && !isUnscored(question.kind))
  const [first] = marked.toSorted((one, other) => lostIn(other) - lostIn(one))
  if (first === undefined) return null
  const { missed, blank, total, mistake } = outcomeOf(first)
  const { number } = first
  if (missed + blank < total * MANY) return t('items.allWell')
  if (blank > missed) return t('items.missedBlank', { share: shareInWords(blank, total), number })
  const share = shareInWords(missed + blank, total)
  if (!isTelling(mistake, missed + blank)) return t('items.missed', { share, number })
  const answer = mistakeInWords(first, mistake)
  if (missed + blank === 1) return t('items.missedWith', { share, number, answer })
  if (!isMost(mistake, missed + blank)) return t('items.missedOften', { share, number, answer })
  return t('option' in mistake ? 'items.missedChose' : 'items.missedWrote', { share, number, answer })
}

const lostIn = (result: QuestionResult): number => {
  const { missed, blank, total } = outcomeOf(result)
  return total === 0 ? 0 : (missed + blank) / total
}

const LIST = { style: 'long', type: 'conjunction' } as const
export const listInWords = (parts: readonly string[]): string =>
  new Intl.ListFormat(spokenLanguage(), LIST).format(parts)

/** What there is to think about, the most urgent first. */
export const findingsInWords = (result: QuestionResult): { kind: string; words: string }[] =>
  findingsOn({ ...result, discrimination: result.statistics.discrimination }).map((finding) => {
    const { kind } = finding
    if (kind === 'key_in_doubt')
      return { kind, words: t(`items.finding_${kind}`, { answer: optionInWords(result, finding.option) }) }
    if (kind !== 'never_chosen') return { kind, words: t(`items.finding_${kind}`) }
    const answers = listInWords(finding.options.map((option) => optionInWords(result, option)))
    return { kind, words: t(`items.finding_${kind}`, { answers }) }
  })
