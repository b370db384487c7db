import { countedVerdicts } from '#domain/answers/section-total.ts'
import { isBuiltIn } from '#domain/questionnaires/joining.ts'
import type { Told } from '#domain/questionnaires/told.ts'
import { isolated } from '#domain/text/isolated.ts'
import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { type Cell, column, type ExportedTable } from '../../files/table-shape.ts'
import { type Described, NOT_MET, type OwnField, toldIn, VERDICTS } from './describe-class.ts'
import type { ExportedStudent } from './find-exported.ts'
import type { OnPapers } from './find-on-papers.ts'
import { marksCell } from './marks-cell.ts'
import type { SectionOfStudent } from './sum-sections.ts'

const ENDED = { student: 'Handed in', server: 'Ended by the clock', teacher: 'Ended by the teacher' } as const
const LATE = { waiting: 'Waiting for a decision', accepted: 'Accepted', refused: 'Refused' } as const

const HUNDREDTHS = 100
const WIDE = 40

/** What was told in fields that the form has no more. */
const formerIn = (told: readonly Told[], fields: readonly OwnField[]): string =>
  told
    .filter(({ id }) => !isBuiltIn(id) && !fields.some((field) => field.id === id))
    .map(({ label, value }) => `${isolated(label)}: ${isolated(value)}`)
    .join('; ')

const PERSON = [column('Name', WIDE), column('Mobile', 16), column('District', 20)]

const seconds = (ms: number): number => Math.round(ms / SECOND)

const percentOf = ({ score, outOf }: ExportedStudent): Cell =>
  outOf === 0 ? null : Math.round((score / outOf) * HUNDREDTHS * HUNDREDTHS) / HUNDREDTHS

type ForStudents = Described & { onPapers: OnPapers }
type Sections = readonly SectionOfStudent[]

const sectionCells = (sections: Sections, { marks }: OnPapers): Cell[] =>
  [...marks.keys()].map((key) => {
    const met = sections.find((section) => section.key === key)
    return met ? marksCell(met.total.earned) : null
  })

const studentRow = (
  student: ExportedStudent,
  sections: Sections,
  { fields, versions, onPapers }: ForStudents,
): Cell[] => {
  const { participant, late } = student
  const counts = countedVerdicts(student.answers)
  return [
    participant.name,
    participant.phone,
    participant.district,
    ...fields.map(({ id }) => toldIn(participant.fields, id)),
    formerIn(participant.fields, fields),
    versions.get(student.versionId) ?? null,
    { at: student.startedAt },
    { at: student.endedAt },
    seconds(student.timeTakenMs),
    Math.round((student.givenMs / MINUTE) * HUNDREDTHS) / HUNDREDTHS,
    ENDED[student.endedBy],
    marksCell(student.score),
    marksCell(student.outOf),
    percentOf(student),
    ...sectionCells(sections, onPapers),
    ...onPapers.verdicts.map((verdict) => counts[verdict]),
    ...(onPapers.hasPool ? [sections.reduce((sum, { notMet }) => sum + notMet, 0)] : []),
    student.answers.filter(({ mark }) => mark !== null).length,
    late?.answers ?? 0,
    late ? LATE[late.decision] : '',
    student.id,
  ]
}

async function* eachStudent(described: ForStudents): AsyncGenerator<Cell[]> {
  for await (const student of described.students)
    yield studentRow(student, await described.sections(student), described)
}

/** A row for each student. */
export const studentTable = (described: ForStudents): ExportedTable => ({
  name: 'Students',
  columns: [
    ...PERSON,
    ...described.fields.map(({ label }) => column(label, 20)),
    column('Other details', 20),
    column('Version'),
    column(`Started (${described.zone})`, 20),
    column(`Ended (${described.zone})`, 20),
    column('Time taken (seconds)'),
    column('Given back (minutes)'),
    column('How it ended', 20),
    column('Score'),
    column('Out of'),
    column('Percent'),
    ...[...described.onPapers.marks.values()].map((header) => column(header, 16)),
    ...described.onPapers.verdicts.map((verdict) => column(VERDICTS[verdict])),
    ...(described.onPapers.hasPool ? [column(NOT_MET)] : []),
    column('Marked by hand'),
    column('Late answers'),
    column('Late answers decided', 22),
    column('Attempt', 20),
  ],
  rows: eachStudent(described),
})
