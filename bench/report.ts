import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { listSubmissions } from '#contract/analytics.ts'
import { API_BASE, envelope } from '#contract/wire.ts'
import { UNITS_PER_MARK } from '#domain/marks.ts'
import { questionId } from '#domain/question-id.ts'
import { DAY, MINUTE } from '#domain/time-limit.ts'
import { writeEntries } from '../server/database/answer-columns.ts'
import { startProduct } from './child-process.ts'
import { type Exam, publishExam } from './exam.ts'
import { type Figure, limitFigure, median } from './figures.ts'
import { QUESTIONS } from './questions.ts'

const SUBMISSIONS = 100_000
const NEW_ONES = 100
const OPENINGS = 20

type Seed = { from: number; count: number; endedFrom: number }

/** Ended submissions straight into the tables: what is measured is reading them. */
const seed = (dataDir: string, exam: Exam, { from, count, endedFrom }: Seed) => {
  const database = new DatabaseSync(join(dataDir, 'quiznity.sqlite'))
  const versionId = database.prepare('select version_id from questionnaire').get()?.version_id ?? ''
  const student = database.prepare(
    `insert into submission (id, questionnaire_id, version_id, participant_key, name, phone, district, search_text,
      token_hash, device_key_hash, resume_code, marking, started_at, ends_at, ended_at)
    values (${Array(15).fill('?').join(', ')})`,
  )
  const result = database.prepare(`insert into submission_result values (${Array(8).fill('?').join(', ')})`)
  const queued = database.prepare('insert into report_queue values (?, ?, ?, ?)')
  const entries = writeEntries(
    exam.answers.map((_, at) => ({
      questionId: questionId.parse(`question-${at}-of-30`),
      verdict: 'correct',
      marks: UNITS_PER_MARK,
      answer: at % 4,
      answerBy: { turn: 0, seq: at + 1, device: 'the-page' },
      timeMs: 20_000,
    })),
  )
  database.exec('begin')
  for (let at = from; at < from + count; at += 1) {
    const id = `seeded-${String(at).padStart(9, '0')}`
    const phone = String(7_000_000_000 + at)
    const endedAt = endedFrom + at - from
    const who = [`Student ${at}`, phone, 'Kolkata', `student ${at} ${phone}`]
    const times = [endedAt - 10 * MINUTE, endedAt + MINUTE, endedAt]
    const marking = '{"marksPerQuestion":1200,"wrongCosts":{"numerator":0,"denominator":1}}'
    student.run(id, exam.id, versionId, `${exam.id}:${phone}`, ...who, `hash-${id}`, null, 'ABCDEF', marking, ...times)
    const score = (at % (QUESTIONS + 1)) * UNITS_PER_MARK
    result.run(id, exam.id, `code-${id}`, 'student', endedAt, score, QUESTIONS * UNITS_PER_MARK, entries)
    queued.run(id, exam.id, score, QUESTIONS * UNITS_PER_MARK)
  }
  database.exec('commit')
  database.close()
}

/** Opens the results as the teacher's screen does; answers the milliseconds, and throws when a figure is wrong. */
const open = async (port: number, { id, token }: Exam, total: number): Promise<number> => {
  const asked = performance.now()
  const url = `http://127.0.0.1:${port}${API_BASE}${listSubmissions.path.replace(':id', id)}`
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const text = await answer.text()
  const took = performance.now() - asked
  const shown = listSubmissions.data.parse(envelope.parse(JSON.parse(text)).response.data)
  if (shown.total !== total) throw new Error(`the report counts ${shown.total} of ${total} submissions`)
  return took
}

export const reportFigures = async (dataDir: string): Promise<Figure[]> => {
  const first = await startProduct({ dataDir })
  const exam = await publishExam(first.port)
  await first.stop()
  seed(dataDir, exam, { from: 0, count: SUBMISSIONS, endedFrom: Date.now() - DAY })

  const product = await startProduct({ dataDir })
  const cold = await open(product.port, exam, SUBMISSIONS)
  const warm: number[] = []
  for (let opening = 0; opening < OPENINGS; opening += 1) warm.push(await open(product.port, exam, SUBMISSIONS))
  seed(dataDir, exam, { from: SUBMISSIONS, count: NEW_ONES, endedFrom: Date.now() - NEW_ONES })
  const withNew = await open(product.port, exam, SUBMISSIONS + NEW_ONES)
  await product.stop()
  return [
    limitFigure('A report over 100,000 submissions, warm', median(warm), { most: 300, unit: 'ms' }),
    limitFigure('… with 100 new ones', withNew, { most: 300, unit: 'ms' }),
    limitFigure('… opened for the first time ever', cold, { most: 3000, unit: 'ms' }),
  ]
}
