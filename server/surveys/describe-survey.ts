import { sentFileAddress } from '#contract/sent-files.ts'
import { pathOf } from '#domain/branching.ts'
import type { Question } from '#domain/question.ts'
import { kindInWords, promptInWords } from '#domain/question-words.ts'
import { questionsIn, type Version } from '#domain/questionnaire.ts'
import type { Value } from '#domain/questions/value.ts'
import type { ResponseAnswers } from '#domain/response.ts'
import { STRAIGHT_ON, type Taking } from '#domain/taking.ts'
import { type Held, notShownIn, type Variable, variablesOf } from '#domain/variables.ts'
import type { Database } from '../database/connect.ts'
import type { OwnedQuestionnaireId } from '../questionnaires/policy.ts'
import { versionById } from '../questionnaires/store.ts'
import { type NamedFile, namedFiles } from '../sent-files/find-named.ts'
import type { FoundResponse } from './find-responses.ts'

/** One column of the data of a survey, as its code book tells it. */
export type SurveyColumn = Omit<Variable, 'suffix' | 'cell'> & {
  name: string
  questionId: string
  suffix: string
  prompt: string
  kind: string
  /** Whether it is asked by now. */
  isAsked: boolean
}

/** All that has ever been asked in a survey, and what each response says to it. */
export type SurveyData = {
  columns: readonly SurveyColumn[]
  versions: ReadonlyMap<string, number>
  cellsOf: (response: FoundResponse) => Held[]
  /** What was sent with it, by the name of its question's column. */
  filesOf: (response: FoundResponse) => (NamedFile & { column: string })[]
}

type Cells = ReadonlyMap<string, (given: Value | null) => Held>
type OfVersion = {
  number: number
  pages: { questions: Question['id'][] }[]
  taking: Taking
  cells: Cells
  named: (answers: ResponseAnswers) => NamedFile[]
}

/** What one version asks is read by itself, and nothing of it is kept but what tells answers. `only` is one version's id. */
export const describeSurvey = async (
  db: Database,
  id: OwnedQuestionnaireId,
  { origin, only = null }: { origin: string; only?: string | null },
): Promise<SurveyData> => {
  let query = db.selectFrom('version').select('id').where('questionnaire_id', '=', id)
  if (only !== null) query = query.where('id', '=', only)
  const rows = await query.orderBy('number', 'desc').orderBy('id').execute()
  const columns = new Map<string, SurveyColumn>()
  const versions = new Map<string, OfVersion>()
  for (const [place, row] of rows.entries()) {
    const version = await versionById(db, row.id)
    versions.set(row.id, asOfVersion(version))
    addColumns(columns, version, place === 0)
  }
  const all = [...columns.values()]
  return {
    columns: all,
    versions: new Map([...versions].map(([version, { number }]) => [version, number])),
    cellsOf: (response) =>
      cellsOf(all, versions.get(response.versionId), response).map((held, at) =>
        all[at]?.isFile && typeof held === 'string'
          ? held.replace(/^.+$/gm, (id) => origin + sentFileAddress(id))
          : held,
      ),
    filesOf: ({ versionId, answers }) =>
      (versions.get(versionId)?.named(answers) ?? []).map((named) => ({
        ...named,
        column: all.find(({ questionId }) => questionId === named.questionId)?.name ?? '',
      })),
  }
}

const keyOf = (questionId: string, suffix: string): string => `${questionId} ${suffix}`

const namedBy =
  (asking: readonly Question[]) =>
  (answers: ResponseAnswers): NamedFile[] =>
    namedFiles(asking, answers) ?? []

const asOfVersion = (version: Version): OfVersion => ({
  named: namedBy(questionsIn(version).filter(({ kind }) => kind === 'file')),
  number: version.number,
  pages: version.sections.map((section) => ({ questions: questionsIn({ sections: [section] }).map(({ id }) => id) })),
  taking: version.settings.taking ?? STRAIGHT_ON,
  cells: new Map(
    questionsIn(version).flatMap((question) =>
      variablesOf(question).map(({ suffix, cell }) => [keyOf(question.id, suffix), cell] as const),
    ),
  ),
})

/** What an older version had, and a newer one has not, comes behind; a code that meant something else then says so. */
const addColumns = (columns: Map<string, SurveyColumn>, version: Version, isAsked: boolean): void => {
  const known = new Map(
    [...columns.values()].map(({ questionId, name, suffix }) => [questionId, nameWithout(name, suffix)]),
  )
  for (const question of questionsIn(version)) {
    const name = known.get(question.id) ?? `q${known.size + 1}`
    known.set(question.id, name)
    for (const { suffix, label, type, values, isFile } of variablesOf(question)) {
      const key = keyOf(question.id, suffix)
      const newer = columns.get(key)
      if (newer) columns.set(key, { ...newer, values: [...newer.values, ...otherwise(newer, values, version.number)] })
      else
        columns.set(key, {
          ...{ name: `${name}${suffix}`, questionId: question.id, suffix, label, type, values, isAsked },
          ...(isFile && { isFile }),
          prompt: promptInWords(question),
          kind: kindInWords(question.kind),
        })
    }
  }
}

const nameWithout = (name: string, suffix: string): string => name.slice(0, name.length - suffix.length)

const otherwise = ({ values: newer }: SurveyColumn, values: Variable['values'], version: number) =>
  values
    .filter(({ code, label }) => !newer.some((known) => known.code === code && known.label === label))
    .map(({ code, label }) => ({ code, label: `${label} (version ${version})` }))

const cellsOf = (
  columns: readonly SurveyColumn[],
  version: OfVersion | undefined,
  { answers }: FoundResponse,
): Held[] => {
  const path = version ? pathOf(version.pages, version.taking, answers) : { stops: [] }
  const shown = new Set<string>(path.stops.flatMap(({ questions }) => questions))
  const given = new Map<string, Value>(Object.entries(answers))
  return columns.map((column) => {
    const cell = version?.cells.get(keyOf(column.questionId, column.suffix))
    if (!cell || !shown.has(column.questionId)) return notShownIn(column)
    return cell(given.get(column.questionId) ?? null)
  })
}
