import { filterFromWire } from '#contract/response-filters.ts'
import type { WantedSurveyExport } from '#contract/survey-exports.ts'
import { KINDS } from '#domain/kinds.ts'
import { recordActivity } from '../activity/store.ts'
import type { Context } from '../context.ts'
import { wallClockIn } from '../exports/tell-time.ts'
import { csvOf } from '../exports/write-csv.ts'
import { xlsxOf } from '../exports/write-xlsx.ts'
import { zipOf } from '../exports/write-zip.ts'
import { countQuestions } from '../hall-questions/store.ts'
import { hallTable } from '../hall-questions/tabulate-questions.ts'
import type { OwnedQuestionnaireId } from '../questionnaires/policy.ts'
import { questionnaireFront } from '../questionnaires/store.ts'
import { countExported } from './find-meant.ts'
import { filesIn } from './pack-files.ts'
import { readTabled } from './read-tabled.ts'
import { codeBook } from './tabulate-codes.ts'
import { responseTable } from './tabulate-responses.ts'
import { responsesAsJson } from './write-responses.ts'

type Needs = Pick<Context, 'db' | 'across' | 'responses' | 'now'>
type Export = { title: string; pieces: AsyncIterable<Buffer> }

/** One file of what was given to a survey or poll, read while it is taken; that it was is on the record before its first byte leaves. */
export const exportResponses = async (
  needs: Needs,
  id: OwnedQuestionnaireId,
  wanted: WantedSurveyExport & { origin: string },
): Promise<Export | null> => {
  const { db, now } = needs
  const { what, format, time_zone: zone, origin } = wanted
  const front = await questionnaireFront(db, id)
  const { ownerId, kind, settings, version } = front
  const which = { id, isAnonymous: settings.responding.anonymous, across: await needs.across(id, front) }
  const rows = what === 'hall_questions' ? await countQuestions(db, id) : await countExported(needs, which, wanted)
  if (rows === null) return null
  const { isAtOnce } = KINDS[kind]
  const filter = filterFromWire(wanted.filter ?? {})
  const tabled = await readTabled(needs, { which, front }, { filter, zone, origin })
  const at = now()
  const about = { teacherId: ownerId, at, questionnaireId: id }
  await recordActivity(db, { ...about, kind: 'exported', details: { what, format, rows } })
  const clock = wallClockIn(zone)
  const { title } = version
  if (what === 'hall_questions') return { title, pieces: csvOf(hallTable(db, id), clock) }
  if (format === 'zip') return { title, pieces: zipOf(filesIn(db, tabled)) }
  if (format === 'json')
    return { title, pieces: responsesAsJson({ ...tabled, of: isAtOnce ? 'poll' : 'survey', is: { id, title }, at }) }
  if (format === 'xlsx') return { title, pieces: xlsxOf([responseTable(tabled), codeBook(tabled)], clock) }
  return { title, pieces: csvOf(what === 'code_book' ? codeBook(tabled) : responseTable(tabled), clock) }
}
