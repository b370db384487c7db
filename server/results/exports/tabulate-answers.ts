import { answerInWords } from '#domain/questionnaires/items/question-words.ts'
import { SECOND } from '#domain/time/time-limit.ts'
import { type Cell, column, type ExportedTable } from '../../files/table-shape.ts'
import { type Described, toldIn, VERDICTS } from './describe-class.ts'
import { marksCell } from './marks-cell.ts'

const WIDE = 40

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
        // Nobody knows yet what it earns.
        verdict === 'waiting' ? null : marksCell(marks),
        asked.fullMarks,
        Math.round(timeMs / SECOND),
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
