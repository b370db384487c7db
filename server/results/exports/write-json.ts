import { setImmediate as aTurn } from 'node:timers/promises'
import type { ExportedStudentOnWire, ExportedVersionOnWire } from '#contract/results/exports.ts'
import { isoOf } from '#contract/wire/wire.ts'
import { marksAsNumber } from '#domain/marking/marks.ts'
import { answerInWords } from '#domain/questionnaires/items/question-words.ts'
import { isBuiltIn } from '#domain/questionnaires/joining.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Described } from './describe-class.ts'
import type { DescribedVersion } from './describe-version.ts'
import type { ExportedStudent } from './find-exported.ts'
import type { SectionOfStudent } from './sum-sections.ts'
import type { QuestionInWords } from './word-question.ts'

type SectionOnWire = NonNullable<ExportedStudentOnWire['sections']>[number]
type Answer = ExportedStudent['answers'][number]

const answerOf = (answer: Answer, asked: QuestionInWords): ExportedStudentOnWire['answers'][number] => ({
  question_id: answer.questionId,
  number: asked.number,
  value: answer.answer,
  answer: answerInWords(asked.question, answer.answer),
  verdict: answer.verdict,
  marks: marksAsNumber(answer.marks),
  max_marks: asked.fullMarks,
  time_ms: answer.timeMs,
  marked_by_hand: answer.mark !== null,
  ...(answer.mark && answer.mark.comment !== '' && { comment: answer.mark.comment }),
})

type Beside = { version: number; asked: ReadonlyMap<string, QuestionInWords>; sections: readonly SectionOfStudent[] }

const sectionOf = ({ title, total, notMet }: SectionOfStudent): SectionOnWire => ({
  title,
  marks: marksAsNumber(total.earned),
  max_marks: marksAsNumber(total.most),
  verdicts: total.verdicts,
  ...(notMet > 0 && { not_met: notMet }),
})

const studentOf = (student: ExportedStudent, { version, asked, sections }: Beside): ExportedStudentOnWire => {
  const { name, phone, district, fields } = student.participant
  return {
    id: student.id,
    name,
    phone,
    district,
    fields: fields.filter(({ id }) => !isBuiltIn(id)).map(({ id, label, value }) => ({ id, label, value })),
    version,
    started_at: isoOf(student.startedAt),
    submitted_at: isoOf(student.endedAt),
    time_taken_ms: student.timeTakenMs,
    given_ms: student.givenMs,
    ended_by: student.endedBy,
    score: marksAsNumber(student.score),
    max_score: marksAsNumber(student.outOf),
    ...(sections.length > 0 && { sections: sections.map(sectionOf) }),
    ...(student.late && { late: student.late }),
    answers: student.answers.flatMap((answer) => {
      const question = asked.get(answer.questionId)
      return question ? answerOf(answer, question) : []
    }),
  }
}

const versionOf = ({ questions, ...version }: DescribedVersion): ExportedVersionOnWire => ({
  ...version,
  questions: questions.map(({ onWire }) => onWire),
})

type Everything = Described & {
  quiz: { id: string; title: string; subject: string; practice?: true }
  at: Instant
  counted: AsyncIterable<DescribedVersion>
}

/** Everything as one JSON document, written as it is read. */
export async function* jsonOf({ quiz, at, counted, ...described }: Everything): AsyncGenerator<Buffer> {
  yield Buffer.from(`{"quiz":${JSON.stringify(quiz)},"exported_at":"${isoOf(at)}","versions":[`)
  let before = ''
  for await (const version of counted) {
    yield Buffer.from(before + JSON.stringify(versionOf(version)))
    before = ',\n'
    await aTurn()
  }
  yield Buffer.from('],\n"students":[')
  before = ''
  for await (const student of described.students) {
    const asked = await described.questions(student.versionId)
    const sections = await described.sections(student)
    const version = described.versions.get(student.versionId) ?? 0
    yield Buffer.from(before + JSON.stringify(studentOf(student, { version, asked, sections })))
    before = ',\n'
  }
  yield Buffer.from(']}\n')
}
