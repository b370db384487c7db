import { expect } from 'vitest'
import { listQuestionResults, listSubmissions, readOverview, readSubmission } from '#contract/results/analytics.ts'
import { prepareExport, resultsFile } from '#contract/results/exports.ts'
import { readResult } from '#contract/runs/attempts.ts'
import { expectOk } from '../people.ts'
import type { CountedByHand, MarkedByHand } from './counted-by-hand.ts'
import type { ExamHall } from './exam-hall.ts'
import type { ExamStudent } from './exam-student.ts'
import type { PublishedExam } from './published-exams.ts'

/** A mark is so many of the units in which is counted by hand. */
const UNITS = 1200
const PAGE = 30
const unitsOf = (marks: number): number => Math.round(marks * UNITS)
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

/** A student beside what the published rules make of all that arrived. */
export type Expected = { student: ExamStudent; byHand: CountedByHand }
export type ToldTo = { hall: ExamHall; expected: readonly Expected[] }

/** Where a question's marks are in the sums of a paper: each section's, without floors. */
const sumsBySection = ({ sections }: PublishedExam, marked: readonly Pick<MarkedByHand, 'question' | 'marks'>[]) =>
  sections.map((_, section) =>
    sumOf(marked.filter(({ question }) => question.section === section).map(({ marks }) => marks)),
  )

/** What each student is told once it is released: score, marks, and the key of what they were asked. */
export const expectStudentsTold = async ({ hall, expected }: ToldTo): Promise<void> => {
  for (const { student, byHand } of expected) {
    const caller = student.caller(student.devices.at(-1) ?? fail(student))
    const { answer } = await hall.reads(caller, ['GET', `/student/result?code=${hall.quiz.code}`], true)
    const { score, max_score, answers, late, ended_by } = readResult.data.parse(expectOk(answer))
    const { number, log } = student
    expect([number, unitsOf(score ?? Number.NaN), max_score]).toEqual([number, byHand.total, hall.exam.outOf])
    expect([number, ended_by]).toEqual([number, log.endedBy() === 'student' ? 'student' : 'server'])
    expect([number, late?.answers ?? 0]).toEqual([number, log.lateQuestions()])
    const known = new Map(student.asked.map(({ id, question }) => [id, question]))
    const told = answers.flatMap(({ question_id: id, marks = Number.NaN }) => {
      const question = known.get(id)
      return question ? { question, marks: unitsOf(marks) } : []
    })
    expect([number, told.length]).toEqual([number, student.asked.length])
    expect([number, ...sumsBySection(hall.exam, told)]).toEqual([number, ...sumsBySection(hall.exam, byHand.marked)])
    const marksOf = new Map(byHand.marked.map(({ question, marks }) => [question.at, marks]))
    const inWords = told.map(({ question, marks }) => `${question.at}: ${marks}`)
    expect(inWords).toEqual(told.map(({ question }) => `${question.at}: ${marksOf.get(question.at)}`))
    for (const { changes, outcome } of student.told) expect([number, outcome]).toEqual([number, log.outcomeOf(changes)])
    expect(new Set(student.told.map(({ code }) => code)).size).toBeLessThanOrEqual(1)
    const { text } = await hall.reads(caller, ['GET', `/quiz?code=${hall.quiz.code}&analysis=true`], true)
    const solved = [...text.matchAll(/solved-(\d+)x/g)].map(([, at]) => Number(at))
    expect(solved.toSorted(byNumber)).toEqual(student.asked.map(({ question }) => question.at).toSorted(byNumber))
  }
}

const fail = ({ number }: ExamStudent): never => {
  throw new Error(`student ${number} has no device`)
}
const byNumber = (one: number, other: number) => one - other

/** The teacher's list by rank, its figures, and one attempt of them. */
export const expectListed = async ({ hall, expected }: ToldTo): Promise<void> => {
  const { browser } = hall.teacher
  const at = `/teacher/quizzes/${hall.quiz.id}`
  const rows: { id: string; score: number; ended_by: string }[] = []
  for (let page = 1; page <= Math.ceil(expected.length / PAGE); page += 1) {
    const path = `${at}/submissions?sort=score&page=${page}`
    const list = listSubmissions.data.parse(expectOk(await browser.calls('GET', path)))
    rows.push(...list.rows)
    expect(list).toMatchObject({ total: expected.length, in_progress: 0, max_score: hall.exam.outOf })
    const totals = expected.map(({ byHand }) => byHand.total)
    expect(list.highest_score).toBe(Math.max(...totals) / UNITS)
    expect(list.average_score).toBeCloseTo(sumOf(totals) / expected.length / UNITS, 9)
    expect(list.late_waiting).toBe(expected.filter(({ student }) => student.log.lateQuestions() > 0).length)
  }
  const best = expected.map(({ byHand }) => byHand.total).toSorted((one, other) => other - one)
  expect(rows.map(({ score }) => unitsOf(score))).toEqual(best)
  const known = new Map(expected.map((each) => [each.student.begun.id, each]))
  for (const { id, score, ended_by } of rows) {
    const { student, byHand } = known.get(id) ?? {}
    expect([unitsOf(score), ended_by]).toEqual([byHand?.total, student?.log.endedBy()])
  }
  const [one] = expected
  const shown = await browser.calls('GET', `/teacher/submissions/${one?.student.begun.id}`)
  const { student } = readSubmission.data.parse(expectOk(shown))
  expect(sumOf(student.answers.map(({ marks }) => unitsOf(marks)))).toBe(
    sumOf(one?.byHand.marked.map(({ marks }) => marks) ?? []),
  )
}

type Met = MarkedByHand & { full: number }

/** Whose answers speak of a question: where any so many count, only those that do. */
const metIn = ({ exam }: ExamHall, marked: readonly MarkedByHand[]): Met[] =>
  marked.flatMap((each) => {
    const rule = exam.sections[each.question.section]
    const isAny = rule !== undefined && rule.counting < rule.met
    if (each.verdict === 'not_counted' || (isAny && each.verdict === 'blank')) return []
    return { ...each, full: rule?.right ?? 0 }
  })

const VERDICTS = ['correct', 'partly', 'wrong', 'blank', 'not_counted'] as const

/** How each question was answered, by all who met it. */
export const expectQuestionsTold = async ({ hall, expected }: ToldTo): Promise<void> => {
  const path = `/teacher/quizzes/${hall.quiz.id}/questions`
  const { questions } = listQuestionResults.data.parse(expectOk(await hall.teacher.browser.calls('GET', path)))
  const all = Map.groupBy(
    expected.flatMap(({ byHand }) => byHand.marked),
    ({ question }) => question.at,
  )
  expect(questions).toHaveLength(hall.questions.length)
  for (const [at, { verdicts, statistics }] of questions.entries()) {
    const marked = all.get(at) ?? []
    const counts = VERDICTS.map((told) => marked.filter(({ verdict }) => verdict === told).length)
    expect([at, ...VERDICTS.map((told) => verdicts[told])]).toEqual([at, ...counts])
    const met = metIn(hall, marked)
    const facility =
      met.length === 0 ? null : (100 * sumOf(met.map(({ marks }) => marks))) / sumOf(met.map(({ full }) => full))
    if (facility === null) expect([at, statistics.facility]).toEqual([at, null])
    else expect(statistics.facility).toBeCloseTo(facility, 9)
  }
}

/** All scores together, and the sections over those who met their questions. */
export const expectOverview = async ({ hall, expected }: ToldTo): Promise<void> => {
  const path = `/teacher/quizzes/${hall.quiz.id}/overview`
  const told = readOverview.data.parse(expectOk(await hall.teacher.browser.calls('GET', path)))
  const totals = expected.map(({ byHand }) => byHand.total)
  expect(told).toMatchObject({ total: expected.length, out_of: hall.exam.outOf })
  expect(told.lowest).toBe(Math.min(...totals) / UNITS)
  expect(told.highest).toBe(Math.max(...totals) / UNITS)
  expect(told.mean).toBeCloseTo(sumOf(totals) / expected.length / UNITS, 9)
  expect(told.below_zero).toBe(totals.filter((total) => total < 0).length)
  expect(unitsOf(told.marks.earned - told.marks.deducted)).toBe(sumOf(totals))
  const { floor, sections } = hall.exam
  const met = metIn(
    hall,
    expected.flatMap(({ byHand }) => byHand.marked),
  )
  for (const [section, part] of (told.sections ?? []).entries()) {
    const own = met.filter(({ question }) => question.section === section)
    const earned =
      floor === 'section'
        ? sumOf(expected.map(({ byHand }) => byHand.sections[section] ?? 0))
        : sumOf(own.map(({ marks }) => marks))
    const share = (verdict: string) => (100 * own.filter((each) => each.verdict === verdict).length) / own.length
    expect(part.earned).toBeCloseTo((100 * earned) / sumOf(own.map(({ full }) => full)), 9)
    expect(part.right).toBeCloseTo(share('correct'), 9)
    expect(part.partly).toBeCloseTo(share('partly'), 9)
    expect(part.wrong).toBeCloseTo(share('wrong'), 9)
    expect(part.blank).toBeCloseTo(share('blank'), 9)
    const rule = sections[section]
    expect(unitsOf(part.out_of)).toBe((rule?.right ?? 0) * (rule?.counting ?? 0))
  }
  expect(told.sections).toHaveLength(sections.length)
}

/** The file that holds everything: each student's total, sections, marks, and what counts of their answers. */
export const expectExported = async ({ hall, expected }: ToldTo): Promise<void> => {
  const { browser } = hall.teacher
  const body = { what: 'everything', format: 'json', time_zone: 'Asia/Kolkata' }
  const prepared = await browser.calls('POST', `/teacher/quizzes/${hall.quiz.id}/exports`, body)
  const { address } = prepareExport.data.parse(expectOk(prepared))
  const file = resultsFile.parse((await browser.sends({ method: 'GET', url: address })).json())
  expect(file.students).toHaveLength(expected.length)
  const known = new Map(expected.map((each) => [each.student.begun.id, each]))
  for (const { id, score, max_score, answers, ended_by } of file.students) {
    const { student, byHand } = known.get(id) ?? {}
    if (!student || !byHand) throw new Error('somebody who was not there is in the file')
    const { number, log } = student
    expect([number, unitsOf(score), max_score, ended_by]).toEqual([
      number,
      byHand.total,
      hall.exam.outOf,
      log.endedBy(),
    ])
    const questions = new Map(student.asked.map((each) => [each.id, each.question]))
    const told = answers.flatMap(({ question_id, value, verdict, marks }) => {
      const question = questions.get(question_id)
      return question ? { question, id: question_id, value, verdict, marks: unitsOf(marks) } : []
    })
    expect(sumsBySection(hall.exam, told)).toEqual(sumsBySection(hall.exam, byHand.marked))
    const byPlace = new Map(byHand.marked.map((marked) => [marked.question.at, marked]))
    expect(told.map(({ id, value, verdict, marks }) => ({ id, value, verdict, marks }))).toEqual(
      told.map(({ question, id }) => {
        const { verdict, marks } = byPlace.get(question.at) ?? {}
        return { id, value: log.givenOn(id), verdict, marks }
      }),
    )
  }
}
