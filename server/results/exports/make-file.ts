import { isBuiltIn } from '#domain/questionnaires/joining.ts'
import type { Context } from '../../context.ts'
import type { ExportedTable } from '../../files/table-shape.ts'
import { wallClockIn } from '../../files/tell-time.ts'
import { csvOf } from '../../files/write-csv.ts'
import { xlsxOf } from '../../files/write-xlsx.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { questionnaireFront } from '../../questionnaires/store.ts'
import { editionsIn } from '../quizzes/find-edition.ts'
import { versionsOf } from '../quizzes/find-results.ts'
import { readReport } from '../reports/find-reports.ts'
import type { Described } from './describe-class.ts'
import { type DescribedVersion, describeVersion } from './describe-version.ts'
import { exportedStudents, type InTurn } from './find-exported.ts'
import { findOnPapers, type OnPapers } from './find-on-papers.ts'
import type { Wanted } from './sign-tickets.ts'
import { createSectionsOf } from './sum-sections.ts'
import { answerTable } from './tabulate-answers.ts'
import { countTable } from './tabulate-counts.ts'
import { questionTable } from './tabulate-questions.ts'
import { studentTable } from './tabulate-students.ts'
import { createQuestionsInWords } from './word-questions.ts'
import { jsonOf } from './write-json.ts'

export type Needs = Pick<Context, 'db' | 'papers' | 'now' | 'quizTallies'> & { inTurn: InTurn }
type Versions = Awaited<ReturnType<typeof versionsOf>>

/**
 * One version after the other, counted when it is asked for first; none that nobody has handed in, but the current one, and
 * those whose questions are the same as one, under the newest of them.
 */
async function* countedVersions(
  { db, papers, quizTallies }: Needs,
  questionnaireId: OwnedQuestionnaireId,
  versions: Versions,
): AsyncGenerator<DescribedVersion> {
  const counted = await quizTallies.of(questionnaireId)
  for (const { shown, edition } of editionsIn(versions, counted).values())
    yield await describeVersion({ db, papers }, { id: shown.id, tallied: edition, offered: counted.across.offered })
}

type Made = { title: string; ownerId: string; rows: number; pieces: AsyncIterable<Buffer> }

/** One file of a quiz's results, written while it is taken: nothing is read that nobody takes, and no more is held than a page. */
export const makeFile = async (
  needs: Needs,
  questionnaireId: OwnedQuestionnaireId,
  { what, format, time_zone }: Wanted,
): Promise<Made> => {
  const { db, now } = needs
  const { ownerId, settings, version } = await questionnaireFront(db, questionnaireId)
  const versions = await versionsOf(db, questionnaireId)
  const counted = () => countedVersions(needs, questionnaireId, versions)
  const described = (): Described => ({
    students: exportedStudents(needs, questionnaireId),
    fields: settings.joining.fields.filter(({ id }) => !isBuiltIn(id)),
    versions: new Map(versions.map(({ id, number }) => [id, number])),
    questions: createQuestionsInWords(needs),
    sections: createSectionsOf(needs),
    zone: time_zone,
  })
  const tables = (onPapers: OnPapers): Record<Exclude<Wanted['what'], 'everything'>, () => ExportedTable> => ({
    students: () => studentTable({ ...described(), onPapers }),
    answers: () => answerTable(described()),
    questions: () => questionTable(counted(), onPapers),
  })
  const at = now()
  const { title, subject } = version
  const { count } = await readReport(db, questionnaireId)
  const rows = what === 'questions' ? version.questionCount : count

  const clock = wallClockIn(time_zone)
  if (format === 'json')
    return {
      title,
      ownerId,
      rows,
      pieces: jsonOf({
        ...described(),
        quiz: { id: questionnaireId, title, subject, ...(settings.practice && { practice: true as const }) },
        at,
        counted: counted(),
      }),
    }
  const of = tables(await findOnPapers(needs, versions))
  const wanted = what === 'everything' ? Object.values(of) : [of[what]]
  const made = wanted.map((make) => make())
  // A file of one table has no place for it.
  if (format === 'xlsx' && (what === 'everything' || what === 'questions')) made.push(countTable(counted()))
  const [first] = made
  return { title, ownerId, rows, pieces: format === 'csv' && first ? csvOf(first, clock) : xlsxOf(made, clock) }
}
