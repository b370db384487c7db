import { withPlainLabels } from '../signs/label-signs.ts'
import { ANY_OR } from './or.ts'
import { placeOf, ROMAN, withPlainDigits } from './scripts.ts'

/** What an answer may name. */
export type Named = { texts: readonly string[]; labels: readonly string[] }

/** The options that an answer names, and words behind them that name none. */
export type Meant = { places: number[]; behind: string }

const LABEL =
  /^(?:(?:option|choice|विकल्प|বিকল্প|অপশন|ऑप्शन)\s?)?(?:[([]\s*([\p{L}\p{M}\d]{1,4})\s*[)\]]|([\p{L}\p{M}\d]{1,4})(?![\p{L}\p{M}\d]))([.)\]}:।]*)/u
const OPTION_NAME = /^(?:option|choice|विकल्प|বিকল্প|অপশন|ऑप्शन)\s?/u
const BETWEEN = /^\s*(?:[,;&+/]|(?:and|ও|এবং|और|व|तथा)(?=[\s([]))?\s*/u
const PARTS = /\s*(?:[,;&+/]|\band\b|\s(?:ও|এবং|और|व|तथा)\s)\s*|\s+/iu
const SIGNS_BEFORE_TEXT = /^[\s,:;=–—-]*/u
/** A label may stand without a sign before a remark that is set off. */
const REMARK = /^\s?[([]|^\s[–—-]\s/u
const OR = new RegExp(`^(?:${ANY_OR})(?:[\\s([]|$)`, 'u')
const AROUND = /^(?:both|options)\s+|\s+both$/gu
const MOST_NAMED = 2_000

const CIRCLED = /[\u2460-\u2473\u24b6-\u24e9]/g

const plain = (text: string): string =>
  withPlainDigits(text)
    .replace(CIRCLED, (sign) => sign.normalize('NFKC'))
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
const withoutEnd = (text: string): string => text.replace(/[\s.।;,]+$/u, '')
const unbracketed = (text: string): string => /^[([]([^()[\]]*)[)\]]$/u.exec(text)?.[1]?.trim() ?? text

const placeAmong = ({ texts }: Named, label: string): number | undefined =>
  [placeOf(label), ROMAN.indexOf(label), Number(label) - 1].find((at) => at >= 0 && at < texts.length)

const bareLabel = (answer: string): string =>
  unbracketed(withoutEnd(answer.replace(OPTION_NAME, ''))).replace(/[\s)\]}:]+$/u, '')

type One = { place: number; by: 'label' | 'text' | 'place' }

/** By its label, word for word, or by its place. */
const oneMeant = (named: Named, answer: string): One | null => {
  const bare = bareLabel(answer)
  const byLabel = named.labels.indexOf(bare)
  if (byLabel !== -1) return { place: byLabel, by: 'label' }
  const exact = named.texts.indexOf(answer)
  const byText =
    exact === -1 ? named.texts.findIndex((text) => text !== '' && withoutEnd(text) === withoutEnd(answer)) : exact
  if (byText !== -1) return { place: byText, by: 'text' }
  const place = placeAmong(named, bare)
  return place === undefined ? null : { place, by: 'place' }
}

/** `acd`: labels without anything between them, in their order. */
const gluedMeant = ({ labels }: Named, answer: string): number[] | null => {
  const places = [...answer].map((letter) => labels.indexOf(letter))
  const areInOrder = places.every((place, at) => place > (places[at - 1] ?? -1))
  return places.length > 1 && areInOrder ? places : null
}

const listMeant = (named: Named, answer: string): number[] | null => {
  const parts = answer.split(PARTS).filter((part) => part !== '')
  const meant = parts.map((part) => oneMeant(named, part))
  if (parts.length < 2 || !meant.every((one) => one !== null)) return null
  return new Set(meant.map(({ by }) => by)).size === 1 ? meant.map(({ place }) => place) : null
}

/** The words that follow those of an option; null where others begin. */
const behindText = (text: string, option: string): string | null => {
  const rest = text.replace(SIGNS_BEFORE_TEXT, '')
  if (option === '' || !rest.startsWith(option)) return null
  const behind = rest.slice(option.length)
  return /^[\p{L}\p{M}\d]/u.test(behind) ? null : behind.replace(/^[.।]+/u, '')
}

type Step = { place: number; isLabel: boolean; isSetOff: boolean; behind: string }

/** The label that an answer begins with, and what is behind it and behind the words of its option. */
const stepIn = (named: Named, answer: string): Step | null => {
  const match = LABEL.exec(answer)
  const label = match?.[1] ?? match?.[2]
  if (!match || label === undefined) return null
  const byLabel = named.labels.indexOf(label)
  const place = byLabel === -1 ? placeAmong(named, label) : byLabel
  if (place === undefined) return null
  const behind = answer.slice(match[0].length)
  const behindOwn = behindText(behind, named.texts[place] ?? '')
  const isSetOff = match[1] !== undefined || match[3] !== '' || behindOwn !== null || REMARK.test(behind)
  return { place, isLabel: byLabel !== -1, isSetOff, behind: behindOwn ?? behind }
}

/** `(a), (c)`, `b) Delhi`, `a and c`: one label after another; words that name another option are in doubt. */
const sequenceMeant = (named: Named, answer: string): Meant | null => {
  const places: number[] = []
  let last = stepIn(named, answer)
  const isLabel = last?.isLabel ?? false
  let rest = ''
  while (last !== null) {
    places.push(last.place)
    rest = last.behind.replace(BETWEEN, '')
    const next = stepIn(named, rest)
    if (next === null || next.isLabel !== isLabel) break
    last = next
  }
  if (last === null) return null
  if (withoutEnd(rest) === '') return { places, behind: '' }
  const namesAnother = named.texts.some((text) => behindText(rest, text) !== null) || stepIn(named, rest) !== null
  return last.isSetOff && !namesAnother && !OR.test(rest) ? { places, behind: rest } : null
}

/** All that an answer names; null where it is in doubt. */
export const meantBy = ({ texts, labels }: Named, answer: string): Meant | null => {
  const wanted = plain(withPlainLabels(answer))
  const byLabel = labels.indexOf(bareLabel(wanted))
  if (byLabel !== -1) return { places: [byLabel], behind: '' }
  const named = { texts: texts.map(plain), labels }
  const one = oneMeant(named, wanted)
  if (one !== null) return { places: [one.place], behind: '' }
  if (wanted.length > MOST_NAMED) return null
  const bare = named.texts.some((text) => text.includes('both')) ? wanted : wanted.replace(AROUND, '')
  const places = gluedMeant(named, unbracketed(bare)) ?? listMeant(named, unbracketed(bare))
  const meant = places === null ? sequenceMeant(named, unbracketed(bare)) : { places, behind: '' }
  return meant && { places: inOrder(meant.places), behind: endOf(answer, meant.behind) }
}

const inOrder = (places: readonly number[]): number[] => [...new Set(places)].toSorted((a, b) => a - b)

/** The same words as they were written. */
const endOf = (written: string, words: string): string => {
  const end = written.trimEnd().slice(-words.length || written.length)
  return words === '' || plain(end) !== words ? words : end
}
