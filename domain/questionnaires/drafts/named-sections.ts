import { folded } from '../../text/folded.ts'

/** What a heading of other words means among the sections of a paper: one of them, or a part that several belong to. */
export type Meant = { section: number; part: string | null } | { section: null; part: string }

export type SectionNames = {
  titles: readonly string[]
  /** What several titles begin with: `physics` of `Physics Section A` and `Physics Section B`. */
  parts: readonly string[]
}

/** Letters and digits alone: signs, capitals and how many questions there are name nothing. */
const wordsOf = (heading: string): string =>
  folded(heading.replace(/[([][^)\]]*[)\]]/gu, ' '))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

const beginningsOf = (title: string): string[] => {
  const words = title.split(' ')
  return words.slice(1).map((_, at) => words.slice(0, at + 1).join(' '))
}

const LABEL = /^((?:section|part|unit|group) (?:\p{L}|[ivx]{1,4}|\d{1,2})) (.+)$/u

/** How sections are called that have these titles. */
export const sectionNames = (titles: readonly string[]): SectionNames => {
  const names = titles.map(wordsOf)
  const begun = names.flatMap(beginningsOf)
  const parts = new Set(begun.filter((each, at) => begun.indexOf(each) !== at && !names.includes(each)))
  return { titles: names, parts: [...parts] }
}

/** `Section A: Physics` is `Section A` of `Physics` as well, or `Physics` alone. */
const waysToSay = (heading: string): string[] => {
  const words = wordsOf(heading)
  const [, label, rest] = LABEL.exec(words) ?? []
  return label !== undefined && rest !== undefined ? [words, `${rest} ${label}`, rest] : [words]
}

const SHORTEST_SHORT = 3

/** `Maths` is `Mathematics`: the one name that begins like it. */
const shortFor = (said: string, names: readonly string[]): string | null => {
  const stem = said.replace(/s$/u, '')
  if (stem.length < SHORTEST_SHORT || stem.includes(' ')) return null
  const found = names.filter((name) => !name.includes(' ') && name.startsWith(stem))
  return found.length === 1 ? (found[0] ?? null) : null
}

/** `within`: the part that the headings before it are about. Null: it is no name of theirs. */
export const meantBy = (heading: string, within: string | null, names: SectionNames): Meant | null => {
  const ways = waysToSay(heading).filter((said) => said !== '')
  const short = ways.flatMap((said) => shortFor(said, [...names.titles, ...names.parts]) ?? [])
  const around = within === null ? [] : names.parts.filter((part) => `${within} `.startsWith(`${part} `))
  for (const said of [...ways, ...short]) {
    const full = [...around.map((part) => `${part} ${said}`), said]
    const whole = names.titles.findIndex((title) => full.includes(title))
    const section = whole === -1 ? onlyEndingOn(said, names) : whole
    if (section !== -1) return { section, part: partOf(names.titles[section] ?? '', names) }
    if (names.parts.includes(said)) return { section: null, part: said }
  }
  return null
}

/** `Category 2`, where one part alone has it; -1 where several do, or none. */
const onlyEndingOn = (said: string, { titles, parts }: SectionNames): number => {
  const found = titles.filter((title) => parts.some((part) => title === `${part} ${said}`))
  return found.length === 1 ? titles.indexOf(found[0] ?? '') : -1
}

/** The part that a section with this place is of. */
export const partAt = (at: number | null, names: SectionNames): string | null =>
  at === null ? null : partOf(names.titles[at] ?? '', names)

const partOf = (title: string, { parts }: SectionNames): string | null =>
  parts.findLast((part) => title.startsWith(`${part} `)) ?? null

const LONGEST_HEADING = 100

/**
 * A text in which lines that name a section by themselves, behind an empty line or another heading, are written as headings.
 * Its lines stay where they are.
 */
export const withKnownHeadings = (text: string, titles: readonly string[]): string => {
  const names = sectionNames(titles)
  let within: string | null = null
  let mayBegin = true
  return text.replace(/[^\r\n]+|\r\n|\r|\n/gu, (line, at: number) => {
    if (/^[\r\n]/u.test(line)) {
      // An empty line: its end comes right behind another one.
      if (at === 0 || /[\r\n]/u.test(text[at - 1] ?? '')) mayBegin = true
      return line
    }
    const title = line.trim().replace(/^[#*_\s]+|[*_:\s]+$/gu, '')
    const meant = mayBegin && title.length <= LONGEST_HEADING ? meantBy(title, within, names) : null
    if (meant) within = meant.part
    mayBegin = meant !== null || title === ''
    return meant === null || /^section\s?:/iu.test(title) ? line : `Section: ${title}`
  })
}
