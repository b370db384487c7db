import { uploadAddress } from '#contract/runs/uploads.ts'
import { pathOf } from '#domain/questionnaires/branching.ts'
import { asksForFiles } from '#domain/questionnaires/items/facets.ts'
import { questionsIn, type Version } from '#domain/questionnaires/questionnaire.ts'
import { STRAIGHT_ON, type Taking } from '#domain/questionnaires/taking.ts'
import type { QuestionId } from '#domain/questions/question-id.ts'
import type { Held } from '#domain/questions/tables/columns.ts'
import type { Value } from '#domain/questions/value.ts'
import type { AcrossVersions, CountedAs } from '#domain/statistics/across-versions.ts'
import { notShownIn } from '#domain/statistics/variables.ts'
import type { Database } from '../../database/connect.ts'
import { type NamedFile, namedFiles } from '../../media/uploads/find-named.ts'
import { versionById } from '../../questionnaires/find-version.ts'
import { type Column, columnsOf, type SurveyColumn } from './answer-columns.ts'
import type { FoundResponse } from './find-responses.ts'
import type { NamedSurvey } from './which-survey.ts'

/** All that has ever been asked in a survey, and what each response says to it. */
export type SurveyData = {
  columns: readonly SurveyColumn[]
  versions: ReadonlyMap<string, number>
  cellsOf: (response: FoundResponse) => Held[]
  /** What was sent with it, by the name of its question's column. */
  filesOf: (response: FoundResponse) => (NamedFile & { column: string })[]
}

/** What one version leads people by, whatever else it says. */
type OfVersion = { number: number; pages: { questions: QuestionId[] }[]; taking: Taking }

/** The versions are read one by one, and nothing of them is kept but where they lead. */
export const describeSurvey = async (
  db: Database,
  { id, across }: NamedSurvey,
  origin: string,
): Promise<SurveyData> => {
  const rows = await db
    .selectFrom('version')
    .select('id')
    .where('questionnaire_id', '=', id)
    .orderBy('number', 'desc')
    .orderBy('id')
    .execute()
  const versions = new Map<string, OfVersion>()
  for (const row of rows) versions.set(row.id, asOfVersion(await versionById(db, row.id)))
  const columns = columnsOf(across)
  const files = across.questions.filter(({ kind }) => asksForFiles(kind))
  return {
    columns: columns.map(({ cell: _, choices: __, ...column }) => column),
    versions: new Map([...versions].map(([version, { number }]) => [version, number])),
    cellsOf: (response) =>
      cellsOf(columns, { version: versions.get(response.versionId), across }, response).map((held, at) =>
        columns[at]?.isFile && typeof held === 'string'
          ? held.replace(/^.+$/gm, (file) => origin + uploadAddress(file))
          : held,
      ),
    filesOf: ({ answers }) =>
      (namedFiles(files, answers) ?? []).map((named) => ({
        ...named,
        column: columns.find(({ questionId }) => questionId === named.questionId)?.name ?? '',
      })),
  }
}

const asOfVersion = (version: Version): OfVersion => ({
  number: version.number,
  pages: version.sections.map((section) => ({ questions: questionsIn({ sections: [section] }).map(({ id }) => id) })),
  taking: version.settings.taking ?? STRAIGHT_ON,
})

type Led = { version: OfVersion | undefined; across: AcrossVersions }

/** Not shown: a question that its way did not lead to, or that its version did not ask, and a choice that it did not offer. */
const cellsOf = (columns: readonly Column[], { version, across }: Led, response: FoundResponse): Held[] => {
  const path = version ? pathOf(version.pages, version.taking, response.given) : { stops: [] }
  const counted = across.countedAs(response.versionId)
  const offers = new Map<string, CountedAs['offers']>(
    path.stops.flatMap(({ questions }) =>
      questions.flatMap((id) => {
        const as = counted.get(id)
        return as ? [[as.id, as.offers] as const] : []
      }),
    ),
  )
  const given = new Map<string, Value>(Object.entries(response.answers))
  return columns.map((column) => {
    const offered = offers.get(column.questionId)
    if (!offered || column.choices?.some((place, list) => offered[list]?.has(place) === false))
      return notShownIn(column)
    return column.cell(given.get(column.questionId) ?? null)
  })
}
