import { isBuiltIn } from '#domain/joining.ts'
import type { Verdict } from '#domain/marking.ts'
import { marksAsNumber } from '#domain/marks.ts'
import { answerInWords } from '#domain/question-words.ts'
import { MINUTE, SECOND } from '#domain/time-limit.ts'
import type { Told } from '#domain/told.ts'
import type { Cell, Column, ExportedTable } from './cells.ts'
import type { QuestionsInWords } from './describe-questions.ts'
import type { ExportedStudent } from './find-exported.ts'

/** What the join form asks beside name, mobile and district. */
export type OwnField = { id: string; label: string; identifies: boolean }

export type Described = {
  students: AsyncIterable<ExportedStudent>
  /** Of the form as it is now. */
  fields: readonly OwnField[]
  versions: ReadonlyMap<string, number>
  questions: QuestionsInWords
  /** By whose clock times are told. */
  zone: string
}

const VERDICTS: Record<Verdict, string> = {
  correct: 'Right',
  partly: 'Partly right',
  wrong: 'Wrong',
  blank: 'Blank',
  waiting: 'Waiting for a mark',
}
const TOLD: readonly Verdict[] = ['correct', 'partly', 'wrong', 'blank', 'waiting']
const ENDED = { student: 'Handed in', server: 'Ended by the clock' } as const
const LATE = { waiting: 'Waiting for a decision', accepted: 'Accepted', refused: 'Refused' } as const

const HUNDREDTHS = 100
const WIDE = 40
const NARROW = 12

const column = (header: string, width = NARROW): Column => ({ header, width })

const toldIn = (fields: readonly Told[], id: string): string => fields.find((field) => field.id === id)?.value ?? ''

/** What was told in fields that the form has no more. */
const formerIn = (told: readonly Told[], fields: readonly OwnField[]): string =>
  told
    .filter(({ id }) => !isBuiltIn(id) && !fields.some((field) => field.id === id))
    .map(({ label, value }) => `${label}: ${value}`)
    .join('; ')

const PERSON = [column('Name', WIDE), column('Mobile', 16), column('District', 20)]

export const timeTakenOf = ({ startedAt, endedAt, endsAt }: ExportedStudent): number =>
  Math.min(endedAt, endsAt) - startedAt

const seconds = (ms: number): number => Math.round(ms / SECOND)

const percentOf = ({ score, outOf }: ExportedStudent): Cell =>
  outOf === 0 ? null : Math.round((score / outOf) * HUNDREDTHS * HUNDREDTHS) / HUNDREDTHS

const countsIn = ({ answers }: ExportedStudent): number[] =>
  TOLD.map((told) => answers.filter(({ verdict }) => verdict === told).length)

const studentRow = (student: ExportedStudent, { fields, versions }: Described): Cell[] => {
  const { participant, late } = student
  return [
    participant.name,
    participant.phone,
    participant.district,
    ...fields.map(({ id }) => toldIn(participant.fields, id)),
    formerIn(participant.fields, fields),
    versions.get(student.versionId) ?? null,
    { at: student.startedAt },
    { at: student.endedAt },
    seconds(timeTakenOf(student)),
    Math.round((student.givenMs / MINUTE) * HUNDREDTHS) / HUNDREDTHS,
    ENDED[student.endedBy],
    marksAsNumber(student.score),
    marksAsNumber(student.outOf),
    percentOf(student),
    ...countsIn(student),
    student.answers.filter(({ mark }) => mark !== null).length,
    late?.answers ?? 0,
    late ? LATE[late.decision] : '',
    student.id,
  ]
}

async function* eachStudent(described: Described): AsyncGenerator<Cell[]> {
  for await (const student of described.students) yield studentRow(student, described)
}

/** A row for each student. */
export const studentTable = (described: Described): ExportedTable => ({
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
    ...TOLD.map((verdict) => column(VERDICTS[verdict])),
    column('Marked by hand'),
    column('Late answers'),
    column('Late answers decided', 22),
    column('Attempt', 20),
  ],
  rows: eachStudent(described),
})

async function* eachAnswer({ students, fields, versions, questions }: Described): AsyncGenerator<Cell[]> {
  const identifying = fields.filter(({ identifies }) => identifies)
  for await (const student of students) {
    const { participant } = student
    const byId = await questions(student.versionId)
    const told = identifying.map(({ id }) => toldIn(participant.fields, id))
    for (const { questionId, answer, verdict, marks, timeMs, mark } of student.answers) {
      const asked = byId.get(questionId)
      if (asked === undefined) continue
      yield [
        participant.name,
        participant.phone,
        ...told,
        versions.get(student.versionId) ?? null,
        asked.number,
        asked.kind,
        asked.prompt,
        answerInWords(asked.question, answer),
        asked.right,
        VERDICTS[verdict],
        marksAsNumber(marks),
        asked.fullMarks,
        seconds(timeMs),
        mark ? 'Yes' : 'No',
        mark?.comment ?? '',
        student.id,
      ]
    }
  }
}

/** A row for each answer, blanks among them. */
export const answerTable = (described: Described): ExportedTable => ({
  name: 'Answers',
  columns: [
    column('Name', WIDE),
    column('Mobile', 16),
    ...described.fields.filter(({ identifies }) => identifies).map(({ label }) => column(label, 20)),
    column('Version'),
    column('Question number'),
    column('Type', 20),
    column('Question', WIDE),
    column('Answer', WIDE),
    column('Right answer', WIDE),
    column('Result', 20),
    column('Marks'),
    column('Out of'),
    column('Time spent (seconds)'),
    column('Marked by hand'),
    column('Comment', WIDE),
    column('Attempt', 20),
  ],
  rows: eachAnswer(described),
})
