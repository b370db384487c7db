import { isSayable } from '../questions/traits.ts'
import type { TextFormat } from '../text/prose.ts'

/** Texts may say what was answered before: `{Q2}` stands for the answer to the second question. */
const TOKEN = /\{Q(\d{1,3})\}/g
/** In prose, what is code or a formula, or escaped, is left as it is written. */
const PROSE_TOKEN = /```[\s\S]*?```|`[^`]*`|\$\$[\s\S]*?\$\$|\$(?!\s)[^$\n]*(?<!\s)\$(?!\d)|\\[\s\S]|\{Q(\d{1,3})\}/g
const PUNCTUATION = /[!-/:-@[-`{-~]/g

const patternOf = (format: TextFormat | undefined): RegExp => (format === 'prose' ? PROSE_TOKEN : TOKEN)

/** As a question is spoken of, by its place from 0. */
export const tokenOf = (place: number): string => `{Q${place + 1}}`

/** Which questions a text speaks of, by their places from 0; -1 where there is no such place. */
export const spokenOf = (text: string, format: TextFormat | undefined): number[] =>
  [...text.matchAll(patternOf(format))].flatMap(([, number]) => (number === undefined ? [] : [Number(number) - 1]))

/** With another question in the place of each that is spoken of; null: the token stays. */
export const withPlaces = (
  text: string,
  format: TextFormat | undefined,
  placed: (place: number) => string | null,
): string =>
  text.replace(patternOf(format), (whole: string, number: string | undefined) =>
    number === undefined ? whole : (placed(Number(number) - 1) ?? whole),
  )

/** With what was said: text it is, whatever signs are in it. Null: there is no such question; empty: nothing was said. */
export const withSaid = (
  text: string,
  format: TextFormat | undefined,
  said: (place: number) => string | null,
): string =>
  withPlaces(text, format, (place) => {
    const words = said(place)
    if (words === null) return null
    const line = words.replace(/\s+/g, ' ').trim() || '…'
    return format === 'prose' ? line.replace(PUNCTUATION, '\\$&') : line
  })

/** As a text is told where nobody's answer is meant; `nameOf` is asked for words by the number of a question, null where that is gone. */
export const withAnswersNamed = (
  text: string,
  format: TextFormat | undefined,
  nameOf: (number: number | null) => string,
): string => withSaid(text, format, (place) => nameOf(place < 0 ? null : place + 1))

export type Speaking = {
  title: string
  instructions: string
  /** Of the instructions. */
  format?: TextFormat | undefined
  questions: readonly { kind: string; prompt: string; format?: TextFormat | undefined }[]
  /** Passages, and texts between the questions. `before`: the place, within the page, of the question they are read before; at its end how many there are. */
  read?: readonly { text: string; format?: TextFormat | undefined; before: number }[] | undefined
}

/** Why a text can not say what it is to say: that is asked later, is not asked, or is not said in a few words. */
export type SpeakingFault = { fault: 'speaks_of_later' | 'speaks_of_nothing' | 'speaks_of_untold'; question: number }

/** All that is wrong with what the texts of these pages speak of; `question`: of which, by its place. */
export const speakingFaults = (pages: readonly Speaking[]): SpeakingFault[] => {
  const kinds = pages.flatMap(({ questions }) => questions.map(({ kind }) => kind))
  const faultsOf = (text: string, format: TextFormat | undefined, before: number) =>
    spokenOf(text, format).flatMap((question): SpeakingFault[] => {
      const kind = kinds[question]
      if (kind === undefined) return [{ fault: 'speaks_of_nothing', question }]
      if (question >= before) return [{ fault: 'speaks_of_later', question }]
      return isSayable(kind) ? [] : [{ fault: 'speaks_of_untold', question }]
    })
  let asked = 0
  return pages.flatMap(({ title, instructions, format: written, questions, read = [] }) => {
    const first = asked
    asked += questions.length
    return [
      ...faultsOf(title, undefined, first),
      ...faultsOf(instructions, written, first),
      ...questions.flatMap(({ prompt, format }, at) => faultsOf(prompt, format, first + at)),
      ...read.flatMap(({ text, format, before }) => faultsOf(text, format, first + before)),
    ]
  })
}
