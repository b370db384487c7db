import type * as z from 'zod/mini'
import type { listSurveyResponses as contract } from '#contract/results/survey-responses.ts'
import { isoOf } from '#contract/wire/wire.ts'
import { looksInside, type ResponseFilter } from '#domain/answers/response-filter.ts'
import { besideIn, nameIn, shownTold } from '#domain/questionnaires/beside.ts'
import { uploadsIn } from '#domain/questionnaires/items/facets.ts'
import type { Question } from '#domain/questionnaires/items/question.ts'
import { answerInWords } from '#domain/questionnaires/items/question-words.ts'
import { formOf } from '#domain/questionnaires/settings.ts'
import type { Held } from '#domain/questions/tables/columns.ts'
import type { Value } from '#domain/questions/value.ts'
import { variablesOf } from '#domain/statistics/variables.ts'
import type { Context } from '../../context.ts'
import { questionnaireFront } from '../../questionnaires/store.ts'
import { createShelf } from '../../shelf.ts'
import { countMeant } from './find-meant.ts'
import { type FoundResponse, idsOfPage, readAcross, responsesById } from './find-responses.ts'
import type { NamedSurvey, Survey } from './which-survey.ts'

type Told = z.input<typeof contract.data>
type Asked = { filter: ResponseFilter; page: number; perPage: number; sort: string; isUp: boolean }

const MOST_KEPT = 16 * 1024 * 1024
const BYTES_OF_ID = 48

type Ordered = { stamp: string; ids: string[] }

/**
 * The responses page by page. Where what was answered decides which they are or how they stand, all are read once; their
 * ids are kept, so that the next page costs no more than itself, until anything is given or changed. Of an anonymous survey
 * there are none.
 */
export const createListed = ({ db, responses }: Pick<Context, 'db' | 'responses'>) => {
  const shelf = createShelf<Ordered>({ mostBytes: MOST_KEPT, bytesOf: ({ ids }) => 1000 + ids.length * BYTES_OF_ID })

  const orderedIds = async (which: NamedSurvey, asked: Asked, question: Question | undefined): Promise<string[]> => {
    const { filter, sort, isUp } = asked
    const name = JSON.stringify([which.id, which.across.current, filter, sort, isUp])
    const { stamp, meant } = await responses.of(which)
    const kept = shelf.get(name)
    // Labels are given and taken without any response being changed.
    if (kept?.stamp === stamp && filter.tag === '') return kept.ids
    const found: Place[] = []
    for await (const each of meant(filter, which)) found.push(placeOf(each, question))
    found.sort((one, other) => (isUp ? compare(one, other) : compare(other, one)))
    const ids = found.map(({ id }) => id)
    shelf.put(name, { stamp, ids })
    return ids
  }

  return async (which: Survey, asked: Asked): Promise<Told> => {
    if (which.isAnonymous) return { found: null, beside: [], rows: [], page: 1, pages: 1 }
    const { filter, page, perPage, isUp } = asked
    const { settings } = await questionnaireFront(db, which.id)
    const [form, beside] = [formOf(settings), besideIn(settings)]
    const { questions } = which.across
    const sorted = questions.find(({ id }) => id === asked.sort)
    const from = (page - 1) * perPage
    const ids = looksInside(filter) || sorted ? await orderedIds(which, asked, sorted) : null
    const found = ids?.length ?? (await countMeant({ db, responses }, which, filter))
    const onPage = ids?.slice(from, from + perPage) ?? (await idsOfPage(db, which, { filter, from, perPage, isUp }))
    const rows = await responsesById(db, which, onPage)
    return {
      found,
      beside,
      rows: rows.map((row) => ({
        ...rowOnWire(readAcross(which, row), questions),
        name: nameIn(form, row.told),
        told: shownTold(row.told),
      })),
      page,
      pages: Math.max(1, Math.ceil(found / perPage)),
    }
  }
}

type Place = { id: string; at: number; key: Held }

const placeOf = ({ id, at, answers }: FoundResponse, question: Question | undefined): Place => {
  const [first] = question ? variablesOf(question) : []
  const given = question ? (answers[question.id] ?? null) : null
  return { id, at, key: first?.cell(given) ?? null }
}

const textOf = (key: Held): string => (typeof key === 'object' ? (key?.day ?? '') : String(key))

const compareKeys = (one: Held, other: Held): number => {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  const [text, otherText] = [textOf(one), textOf(other)]
  return text === otherText ? 0 : text > otherText ? 1 : -1
}

const compare = (one: Place, other: Place): number =>
  compareKeys(one.key, other.key) || one.at - other.at || (one.id > other.id ? 1 : -1)

const filesIn = (question: Question, given: Value | null) => {
  const files = uploadsIn(question, given)
  return files && { files: files.map(([id, name, bytes]) => ({ id, name, bytes })) }
}

const rowOnWire = ({ id, isComplete, at, answers }: FoundResponse, questions: readonly Question[]) => ({
  id,
  is_complete: isComplete,
  at: isoOf(at),
  answers: questions.map((question) => ({
    question_id: question.id,
    words: answerInWords(question, answers[question.id] ?? null),
    ...filesIn(question, answers[question.id] ?? null),
  })),
})
