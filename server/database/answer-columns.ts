import * as z from 'zod/mini'
import { type AnswerEntry, type AnswerSheet, type Written, writerName } from '#domain/answers/answer.ts'
import type { MarkedEntry } from '#domain/answers/attempt.ts'
import { verdict } from '#domain/marking/marking.ts'
import { questionId } from '#domain/questions/question-id.ts'
import { value } from '#domain/questions/value.ts'
import { readJson, writeJson } from './columns.ts'

/**
 * Sheets and results are most of what a busy moment writes to disk. They are kept column by column, a third of what the
 * same rows take as objects: the ids of the questions, and one list for each thing known of them, in the same order.
 * Who wrote what is told once per writer; what is rare (marks, a second writer) is a list of its own.
 */
const whole = z.int()
const ids = z.array(questionId)
const given = z.array(z.nullable(value))
const ms = z.array(whole)
/** Turn and device. */
const writers = z.array(z.tuple([whole, writerName]))
const changes = {
  writers: z.optional(writers),
  /** 0: never answered. */
  seq: z.optional(z.array(whole)),
  /** Whose change the answer is, by its place in `writers`; all are the first one's where there is no list. */
  by: z.optional(z.array(whole)),
  /** Place of the question, seq and place of the writer of the change with which it became answered, where that is an earlier one. */
  first: z.optional(z.array(z.tuple([whole, whole, whole]))),
}

const packedSheet = z.object({
  ids,
  given,
  ms,
  ...changes,
  /** Place of the question, whether it is marked, seq, place of the writer. */
  marks: z.optional(z.array(z.tuple([whole, whole, whole, whole]))),
  /** Place of the question, device, milliseconds: of all but the first writer. */
  times: z.optional(z.array(z.tuple([whole, writerName, whole]))),
  /** Sheets from before changes were counted say this alone. */
  marked: z.optional(z.array(whole)),
})
type PackedSheet = z.infer<typeof packedSheet>

const packedEntries = z.object({ ids, given, verdicts: z.array(verdict), marks: z.array(whole), ms, ...changes })

/** Gives each writer a place; the one who wrote first comes first. */
const createWriters = () => {
  const list: [number, string][] = []
  const placeOf = ({ turn, device }: Written): number => {
    const place = list.findIndex((known) => known[0] === turn && known[1] === device)
    return place >= 0 ? place : list.push([turn, device]) - 1
  }
  return { list, placeOf }
}

const packedChanges = (answers: readonly Pick<AnswerEntry, 'answerBy' | 'firstBy'>[]) => {
  const { list, placeOf } = createWriters()
  const by = answers.map(({ answerBy }) => (answerBy === null ? 0 : placeOf(answerBy)))
  const first = answers.flatMap(({ firstBy }, at) => (firstBy ? [[at, firstBy.seq, placeOf(firstBy)]] : []))
  return {
    list,
    placeOf,
    columns: {
      writers: list,
      seq: answers.map(({ answerBy }) => answerBy?.seq ?? 0),
      ...(by.some((place) => place > 0) && { by }),
      ...(first.length > 0 && { first }),
    },
  }
}

/** Reads who wrote the answer at each place; `asOf` stands for all of them where none is told. */
const unpackedChanges = ({
  writers = [],
  seq,
  by,
  first = [],
}: Pick<PackedSheet, 'writers' | 'seq' | 'by' | 'first'>) => {
  const earlier = new Map(first.map(([at, count, place]) => [at, { count, place }]))
  const writtenBy = (place: number, count: number): Written => {
    const [turn, device] = writers[place] ?? [0, '']
    return { turn, seq: count, device }
  }
  const answerBy = (at: number, asOf: number): Written | null => {
    if (seq === undefined) return { turn: 0, seq: asOf, device: '' }
    const count = seq[at] ?? 0
    return count === 0 ? null : writtenBy(by?.[at] ?? 0, count)
  }
  const firstBy = (at: number): Pick<AnswerEntry, 'firstBy'> => {
    const found = earlier.get(at)
    return found ? { firstBy: writtenBy(found.place, found.count) } : {}
  }
  return { writtenBy, answerBy, firstBy }
}

export const writeSheet = (sheet: AnswerSheet): string => {
  const entries = Object.values(sheet)
  const { list, placeOf, columns } = packedChanges(entries)
  const marks: number[][] = []
  const times: [number, string, number][] = []
  entries.forEach(({ markBy, isMarked }, at) => {
    if (markBy) marks.push([at, isMarked ? 1 : 0, markBy.seq, placeOf(markBy)])
  })
  // Not before all are listed: where nothing is answered, who marked first comes first.
  const first = list[0]?.[1] ?? ''
  entries.forEach(({ times: spent }, at) => {
    for (const device in spent) if (device !== first) times.push([at, device, spent[device] ?? 0])
  })
  return writeJson({
    ids: Object.keys(sheet),
    given: entries.map(({ answer }) => answer),
    ms: entries.map(({ times: spent }) => spent[first] ?? 0),
    ...columns,
    ...(marks.length > 0 && { marks }),
    ...(times.length > 0 && { times }),
  })
}

/** `revision`: the row's, in which all answers of a sheet from before changes were counted count as given. */
export const readSheet = (text: string, revision: number): AnswerSheet => {
  const columns = readJson(packedSheet, text)
  const { writtenBy, answerBy, firstBy } = unpackedChanges(columns)
  const first = columns.writers?.[0]?.[1] ?? ''
  const entries = columns.ids.map((_, at): AnswerEntry => {
    const isMarked = columns.marked?.[at] === 1
    const spent = columns.ms[at] ?? 0
    return {
      answer: columns.given[at] ?? null,
      answerBy: answerBy(at, revision),
      ...firstBy(at),
      isMarked,
      markBy: isMarked ? { turn: 0, seq: revision, device: '' } : null,
      times: spent === 0 ? {} : { [first]: spent },
    }
  })
  for (const [at, isMarked, seq, place] of columns.marks ?? []) {
    const entry = entries[at]
    if (entry) Object.assign(entry, { isMarked: isMarked === 1, markBy: writtenBy(place, seq) })
  }
  for (const [at, device, spent] of columns.times ?? []) {
    const entry = entries[at]
    if (entry) entry.times = { ...entry.times, [device]: spent }
  }
  return Object.fromEntries(columns.ids.map((id, at) => [id, entries[at]])) as AnswerSheet
}

export const writeEntries = (entries: MarkedEntry[]): string =>
  writeJson({
    ids: entries.map(({ questionId }) => questionId),
    given: entries.map(({ answer }) => answer),
    verdicts: entries.map(({ verdict }) => verdict),
    marks: entries.map(({ marks }) => marks),
    ms: entries.map(({ timeMs }) => timeMs),
    ...packedChanges(entries).columns,
  })

export const readEntries = (text: string): MarkedEntry[] => {
  const { ids, given, verdicts, marks, ms, ...columns } = readJson(packedEntries, text)
  const { answerBy, firstBy } = unpackedChanges(columns)
  return ids.map((questionId, at) => ({
    questionId,
    answer: given[at] ?? null,
    answerBy: answerBy(at, 0),
    ...firstBy(at),
    verdict: verdicts[at] ?? 'blank',
    marks: marks[at] ?? 0,
    timeMs: ms[at] ?? 0,
  }))
}

/** The answers of a result as a sheet, to be merged with what comes late. */
export const sheetOfEntries = (entries: MarkedEntry[]): AnswerSheet =>
  Object.fromEntries(
    entries.map(({ questionId, answer, answerBy, firstBy, timeMs }) => [
      questionId,
      {
        answer,
        answerBy,
        ...(firstBy && { firstBy }),
        isMarked: false,
        markBy: null,
        times: timeMs === 0 ? {} : { '': timeMs },
      },
    ]),
  )
