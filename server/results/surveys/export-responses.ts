import { filterFromWire } from '#contract/results/response-filters.ts'
import type { WantedSurveyExport } from '#contract/results/survey-exports-requests.ts'
import { countQuestions } from '../../audience/questions/store.ts'
import { audienceQuestionTable } from '../../audience/questions/tabulate-questions.ts'
import type { Context } from '../../context.ts'
import { wallClockIn } from '../../files/tell-time.ts'
import { csvOf } from '../../files/write-csv.ts'
import { xlsxOf } from '../../files/write-xlsx.ts'
import { zipOf } from '../../files/write-zip.ts'
import { recordActivity } from '../../people/activity/store.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { questionnaireFront } from '../../questionnaires/store.ts'
import type { AnonymousSurvey } from '../anonymous/read-told.ts'
import { releaseBatches } from '../anonymous/release-batches.ts'
import { columnsOf } from './answer-columns.ts'
import { countExported } from './count-exported.ts'
import { frontColumns } from './front-columns.ts'
import { filesIn } from './pack-files.ts'
import { readTabled } from './read-tabled.ts'
import { codeBook } from './tabulate-codes.ts'
import { responseTable } from './tabulate-responses.ts'
import { toldTable } from './tabulate-told.ts'
import { type NamedSurvey, surveyOf } from './which-survey.ts'
import { responsesAsJson } from './write-responses.ts'
import { toldAsJson } from './write-told.ts'

type Needs = Pick<Context, 'db' | 'across' | 'responses' | 'now'>
type Wanted = WantedSurveyExport & { origin: string }
type Front = Awaited<ReturnType<typeof questionnaireFront>>
type Pieces = AsyncIterable<Buffer>

/** One file of what was given to a survey or poll, read while it is taken; that it was is on the record before its first byte leaves. */
export const exportResponses = async (
  needs: Needs,
  id: OwnedQuestionnaireId,
  wanted: Wanted,
): Promise<{ title: string; pieces: Pieces } | null> => {
  const { db, now } = needs
  const { what, format } = wanted
  const front = await questionnaireFront(db, id)
  const survey = surveyOf({ id, settings: front.settings, across: await needs.across(id, front) })
  const rows = what === 'hall_questions' ? await countQuestions(db, id) : await countExported(needs, survey, wanted)
  if (rows === null) return null
  const about = { teacherId: front.ownerId, at: now(), questionnaireId: id }
  await recordActivity(db, { ...about, kind: 'exported', details: { what, format, rows } })
  const pieces = survey.isAnonymous
    ? await piecesOfTold(needs, survey, { front, wanted })
    : await piecesOf(needs, survey, { front, wanted })
  return { title: front.version.title, pieces }
}

type Asked = { front: Front; wanted: Wanted }

const piecesOf = async ({ db, now }: Needs, survey: NamedSurvey, { front, wanted }: Asked): Promise<Pieces> => {
  const { what, format, time_zone: zone, origin } = wanted
  const clock = wallClockIn(zone)
  if (what === 'hall_questions') return csvOf(audienceQuestionTable(db, survey.id), clock)
  const filter = filterFromWire(wanted.filter ?? {})
  const tabled = await readTabled({ db }, { survey, settings: front.settings }, { filter, zone, origin })
  const codes = { columns: tabled.data.columns, front: frontColumns(tabled) }
  if (format === 'zip') return zipOf(filesIn(db, tabled))
  if (format === 'json') {
    const is = { id: survey.id, title: front.version.title }
    return responsesAsJson({ ...tabled, of: front.kind, is, at: now() })
  }
  if (format === 'xlsx') return xlsxOf([responseTable(tabled), codeBook(codes)], clock)
  return csvOf(what === 'code_book' ? codeBook(codes) : responseTable(tabled), clock)
}

const piecesOfTold = async ({ db, now }: Needs, survey: AnonymousSurvey, { front, wanted }: Asked): Promise<Pieces> => {
  const { what, format, time_zone: zone } = wanted
  const clock = wallClockIn(zone)
  const told = { db, survey, released: await releaseBatches(db, survey.id) }
  const codes = { columns: columnsOf(survey.across), front: null }
  if (format === 'json') return toldAsJson(told, { title: front.version.title, at: now() })
  if (format === 'xlsx') return xlsxOf([toldTable(told), codeBook(codes)], clock)
  return csvOf(what === 'code_book' ? codeBook(codes) : toldTable(told), clock)
}
