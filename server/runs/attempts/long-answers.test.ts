import { expect, it } from 'vitest'
import { readResult, readStudent, saveAnswers } from '#contract/runs/attempts.ts'
import { MAX_VALUE_LENGTH } from '#domain/questions/value.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk } from '../../testing/people.ts'
import { sharedWorld } from '../../testing/world.ts'

const DEVICE = 'a-phone-0001'
/** As long as one answer may be, in a script of three bytes a letter. */
const LONGEST = 'ক'.repeat(MAX_VALUE_LENGTH - 2)

describeEachDatabase('answers as long as essays', (open) => {
  const world = sharedWorld(open)

  const anEssayQuiz = async (essays: number) => {
    const draft = { least: null, most: null, rubric: [], model: '' }
    const questions = Array.from({ length: essays }, () => ({ kind: 'open_ended', problem: 'Why?', draft }))
    const quiz = await aPublishedQuiz(await aTeacher(world()), { questions })
    const student = await aStudent(world(), quiz)
    const { turn, base, id } = student.started
    const answer = (at: number, value: string, seq: number) => ({
      question_id: quiz.questionIds[at],
      selected_index: -1,
      value,
      seq,
    })
    const saves = (answers: object[], more: object) => {
      const body = { quiz_code: quiz.code, revision: 1, attempt: id, device: DEVICE, turn, answers, ...more }
      return student.browser.calls('PUT', '/student/quiz/answers', body)
    }
    const savesPart = async (answers: object[], based_on: string) =>
      saveAnswers.data.parse(expectOk(await saves(answers, { part: true, based_on })))
    const found = async () => readStudent.data.parse(expectOk(await student.found())).answers.map(({ value }) => value)
    return { quiz, student, base, answer, saves, savesPart, found }
  }

  it('come part by part, none longer than a call may be, and nothing is told back', async () => {
    const { quiz, student, base, answer, savesPart, found } = await anEssayQuiz(6)
    let now = base
    for (let at = 0; at < 6; at += 1) {
      const saved = await savesPart([answer(at, LONGEST, at + 1)], now)
      expect(saved.answers).toBeUndefined()
      now = saved.base
    }
    expect(await found()).toEqual(Array(6).fill(LONGEST))
    const changed = await savesPart([answer(2, 'shorter', 7)], now)
    expect(changed.answers).toBeUndefined()
    expect(await found()).toEqual([LONGEST, LONGEST, 'shorter', LONGEST, LONGEST, LONGEST])
    const body = { quiz_code: quiz.code, device: DEVICE, turn: student.started.turn, answers: [] }
    expectOk(await student.browser.calls('POST', '/student/quiz/submit', body))
    const result = readResult.data.parse(expectOk(await student.result()))
    expect(result.answers.map(({ value }) => value?.toString().length)).toEqual([
      ...Array(2).fill(LONGEST.length),
      7,
      ...Array(3).fill(LONGEST.length),
    ])
    expect(result.waiting).toBe(6)
  })

  it('are told to whoever sends a part of something else', async () => {
    const { base, answer, savesPart, found } = await anEssayQuiz(2)
    await savesPart([answer(0, 'first', 1)], base)
    const saved = await savesPart([answer(1, 'second', 2)], base)
    expect(saved.answers?.map(({ value }) => value)).toEqual(['first'])
    expect(await found()).toEqual(['first', 'second'])
  })

  it('are whole: one letter more than there may be is refused, and the field is named', async () => {
    const { answer, saves, found } = await anEssayQuiz(1)
    const { status, error } = await saves([answer(0, `${LONGEST}ক`, 1)], {})
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, ['answers.0.value']])
    expect(await found()).toEqual([])
  })
})
