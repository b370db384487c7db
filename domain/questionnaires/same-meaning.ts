import * as z from 'zod/mini'
import { type QuestionId, questionId } from '../questions/question-id.ts'
import type { Meaning, Rule } from '../questions/rule.ts'
import { type Kind, RULES, type Specs } from '../questions/rules.ts'
import { hasMarkup } from '../text/prose.ts'
import type { Question, QuestionOf } from './items/question.ts'

const place = z.int().check(z.nonnegative())

export const sameMeaning = z.object({
  question: questionId,
  choice: z.optional(z.object({ list: place, was: place, is: place })),
})
/**
 * Says that a changed text means what it meant in the version before: the text of the question with whatever it says beside
 * its choices, or one choice by its places in a list, before and after.
 */
export type SameMeaning = z.infer<typeof sameMeaning>

export const meanings = z.object({ of: z.string(), same: z.array(sameMeaning) })
/** What was said when a version was published; `of` is the version that it was made from. */
export type Meanings = z.infer<typeof meanings>

/** Texts are the same whatever stands around them, and however their letters are composed. */
export const wordsOf = (text: string): string => text.normalize('NFC').trim()

export const meaningOf = <K extends Kind>({ kind }: Pick<QuestionOf<K>, 'kind'>): Meaning<Specs[K]> => {
  const rule: Rule<Specs[K]> = RULES[kind]
  return rule.meaning ?? {}
}

/** Answers to questions of different frames are never counted together, whatever they say. */
export const frameOf = <K extends Kind>(question: QuestionOf<K>): string =>
  `${question.kind} ${meaningOf<K>(question).frame?.(question.asked) ?? ''}`

/** The question's own text, and what it says beside its choices. */
const textsOf = <K extends Kind>(question: QuestionOf<K>): string[] => {
  const others = meaningOf<K>(question).texts?.(question.asked) ?? []
  return [question.prompt, ...others].map((text) => wordsOf(text ?? ''))
}

/**
 * The same for questions that say the same, but for their choices, and are read in the same way: what is nowhere marked up is
 * prose from its next version on.
 */
export const textOf = <K extends Kind>(question: QuestionOf<K>): string => {
  const texts = textsOf<K>(question)
  return JSON.stringify([texts.some(hasMarkup) ? (question.format ?? '') : '', ...texts])
}

const inOneLine = (question: Question): string =>
  textsOf<Kind>(question)
    .filter((text) => text !== '')
    .join(' · ')

/** The lists of choices that answers name by their places. */
export const choicesOf = <K extends Kind>(question: QuestionOf<K>): readonly (readonly string[])[] =>
  meaningOf<K>(question).choices?.(question.asked) ?? []

/** The question with other texts for its choices, as many as it has. */
export const withChoiceTexts = <K extends Kind>(
  { asked, ...question }: QuestionOf<K>,
  choices: readonly string[][],
): Question => ({ ...question, asked: meaningOf<K>(question).joined?.(asked, asked, choices) ?? asked }) as Question

/** What an edit changes in one question that stays. */
export type ChangedTexts = {
  question: QuestionId
  /** Null: it says the same. */
  text: { was: string; is: string } | null
  /** Choices that are no more, and those that are new, of each list that has both. */
  choices: { list: number; gone: { at: number; text: string }[]; added: { at: number; text: string }[] }[]
}

/** What an edit changes in the texts of questions that stay: whoever publishes it says which of them mean the same. */
export const changedTexts = (before: readonly Question[], after: readonly Question[]): ChangedTexts[] => {
  const former = new Map(before.map((question) => [question.id, question]))
  return after.flatMap((question) => {
    const was = former.get(question.id)
    if (!was || frameOf<Kind>(was) !== frameOf<Kind>(question)) return []
    const text = textOf<Kind>(was) === textOf<Kind>(question) ? null : { was: inOneLine(was), is: inOneLine(question) }
    const { drawn = [] } = meaningOf<Kind>(question)
    const choices = choicesOf<Kind>(question).flatMap((list, at) => {
      if (drawn.includes(at)) return []
      const formerList = choicesOf<Kind>(was)[at] ?? []
      const gone = notIn(formerList, list)
      const added = notIn(list, formerList)
      return gone.length > 0 && added.length > 0 ? [{ list: at, gone, added }] : []
    })
    return text || choices.length > 0 ? [{ question: question.id, text, choices }] : []
  })
}

const notIn = (texts: readonly string[], others: readonly string[]): { at: number; text: string }[] => {
  const there = new Set(others.map(wordsOf))
  return texts.flatMap((text, at) => (there.has(wordsOf(text)) ? [] : [{ at, text }]))
}

/**
 * The first of these that can't be: it names what has not changed or is not there, or makes one choice of two, or two of one.
 * Null: all of them can.
 */
export const impossibleAmong = (
  same: readonly SameMeaning[],
  { before, after }: { before: readonly Question[]; after: readonly Question[] },
): number | null => {
  const changed = new Map(changedTexts(before, after).map((each) => [each.question, each]))
  const seen = new Set<string>()
  const isNew = (name: string): boolean => !seen.has(name) && seen.add(name) !== undefined
  const found = same.findIndex(({ question, choice }) => {
    const texts = changed.get(question)
    if (!choice) return !texts?.text || !isNew(question)
    const list = texts?.choices.find((each) => each.list === choice.list)
    const isThere = list?.gone.some(({ at }) => at === choice.was) && list.added.some(({ at }) => at === choice.is)
    const [was, is] = [`${question} ${choice.list} was ${choice.was}`, `${question} ${choice.list} is ${choice.is}`]
    return !isThere || !isNew(was) || !isNew(is)
  })
  return found < 0 ? null : found
}
