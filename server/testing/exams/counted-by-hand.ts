import type { EndsByHand } from './ends-by-hand.ts'
import { type By, type Change, type Given, later } from './exam-device.ts'
import { rightNumber, type WrittenQuestion } from './filled-exam.ts'
import type { PublishedExam, PublishedSection } from './published-exams.ts'

/*
 * What an attempt has to come to, by the published rules alone: integers of 1/1200 of a mark, with no sum, order or verdict of
 * the product. It is told what arrived, and when.
 */

/** Milliseconds after an end in which what arrives counts. */
export const GRACE_MS = 30_000

export type Verdict = 'correct' | 'partly' | 'wrong' | 'blank' | 'not_counted'
export type MarkedByHand = { question: WrittenQuestion; verdict: Verdict; marks: number }
export type EndedBy = 'student' | 'teacher' | 'server'

type Asked = { id: string; question: WrittenQuestion; part: number | null }
type Started = { exam: PublishedExam; ends: EndsByHand; asked: readonly Asked[] }

const marksOf = (question: WrittenQuestion, rule: PublishedSection, value: Given): Omit<MarkedByHand, 'question'> => {
  const { right, wrong } = rule
  if (value === null) return { verdict: 'blank', marks: 0 }
  if (question.form === 'number')
    return value === rightNumber(question.at)
      ? { verdict: 'correct', marks: right }
      : { verdict: 'wrong', marks: wrong }
  const chosen = Array.isArray(value) ? value : [Number(value)]
  const hits = chosen.filter((place) => question.right.includes(place)).length
  if (hits === chosen.length && hits === question.right.length) return { verdict: 'correct', marks: right }
  if (hits < chosen.length || !rule.isInParts) return { verdict: 'wrong', marks: wrong }
  return { verdict: 'partly', marks: (right * hits) / question.right.length }
}

/** Of a section in which any so many count, those that became answered first. */
const countedOf = (all: readonly (MarkedByHand & { first: By | null })[], counting: number): MarkedByHand[] => {
  const given = all.filter(({ verdict }) => verdict !== 'blank')
  const order = given.toSorted((one, other) => (one.first && other.first ? later(one.first, other.first) : 0))
  const beyond = new Set<unknown>(order.slice(counting))
  return all.map((marked) => ({
    question: marked.question,
    verdict: beyond.has(marked) ? 'not_counted' : marked.verdict,
    marks: beyond.has(marked) ? 0 : marked.marks,
  }))
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

export type CountedByHand = { marked: MarkedByHand[]; sections: number[]; total: number }

/** The sections of a paper as they are marked, with what floors make of their sums. */
const totalled = ({ floor }: PublishedExam, bySection: readonly MarkedByHand[][]): CountedByHand => {
  const sums = bySection.map((marked) => sumOf(marked.map(({ marks }) => marks)))
  const sections = floor === 'section' ? sums.map((sum) => Math.max(0, sum)) : sums
  const total = sumOf(sections)
  return { marked: bySection.flat(), sections, total: floor === 'total' ? Math.max(0, total) : total }
}

type Taken = Pick<Started, 'exam' | 'asked'>

const resultOf = ({ exam, asked }: Taken, counted: ReadonlyMap<string, Change>): CountedByHand => {
  const bySection = exam.sections.map((rule, section) => {
    const all = asked.flatMap(({ id, question }) => {
      if (question.section !== section) return []
      const { value = null, first = null } = counted.get(id) ?? {}
      return { question, first, ...marksOf(question, rule, value) }
    })
    return countedOf(all, rule.counting)
  })
  return totalled(exam, bySection)
}

const isSame = (one: Given, other: Given) => JSON.stringify(one) === JSON.stringify(other)

/** All that arrived for an attempt, and how it ended. */
export const createLog = ({ exam, ends, asked }: Started) => {
  const partOf = new Map(asked.map(({ id, part }) => [id, part]))
  const counted = new Map<string, Change>()
  const late: Change[] = []
  let ended: { by: EndedBy; at: number } | null = null

  const isOver = (at: number) => at > ends.endsAt() + GRACE_MS
  const isOpen = (at: number) => ended === null && !isOver(at)
  const isInTime = (question: string, at: number) => at <= ends.endOf(partOf.get(question) ?? null) + GRACE_MS
  const isNews = ({ question, by, value }: Change) => {
    const known = counted.get(question)
    return known === undefined ? value !== null : later(by, known.by) > 0 && !isSame(value, known.value)
  }
  const count = (change: Change) => {
    const known = counted.get(change.question)
    if (!known || later(change.by, known.by) > 0) counted.set(change.question, change)
  }

  return {
    isOpen,
    endedBy: () => ended?.by ?? null,
    endsAt: ends.endsAt,
    partEnds: ends.partEnds,
    /** Minutes are given, in milliseconds; answers whether to somebody who has not ended. */
    isGiven: (at: number, ms: number): boolean => {
      if (ended !== null) return false
      ends.gives(at, ms)
      return true
    },
    /** Answers the questions whose answers were new, and came after the end of their section. */
    arrives: (at: number, changes: readonly Change[]): string[] => {
      const isTaken = isOpen(at) || (ended?.by === 'teacher' && at <= ended.at && !isOver(at))
      const tooLate = changes.filter(({ question }) => !isTaken || !isInTime(question, at))
      const news = tooLate.filter(isNews).map(({ question }) => question)
      late.push(...tooLate.filter(isNews))
      for (const change of changes) if (!tooLate.includes(change)) count(change)
      return news
    },
    ends: (by: EndedBy, at: number): void => {
      ended ??= { by, at }
    },
    /** What a page is told of its submission: whether all of it counts, some, or nothing. */
    outcomeOf: (changes: readonly Change[]): 'counted' | 'partly' | 'late' => {
      const missing = changes.filter(isNews).length
      if (missing === 0) return 'counted'
      return missing < changes.length ? 'partly' : 'late'
    },
    /** How many questions have another answer among those that came too late. */
    lateQuestions: (): number => new Set(late.filter(isNews).map(({ question }) => question)).size,
    /** A teacher accepts what came late: the last of it, where that is not what counts already. */
    takesInLate: (): void => {
      for (const change of late.filter(isNews).toSorted((one, other) => later(one.by, other.by)))
        counted.set(change.question, change)
    },
    result: () => resultOf({ exam, asked }, counted),
    givenOn: (id: string): Given => counted.get(id)?.value ?? null,
  }
}
export type AttemptLog = ReturnType<typeof createLog>
