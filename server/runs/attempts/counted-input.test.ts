import { expect, it } from 'vitest'
import { readResult, readStudent } from '#contract/runs/attempts.ts'
import { newToken } from '../../secrets.ts'
import { aCountingPage } from '../../testing/counting-page.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { everyRow } from '../../testing/every-row.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk } from '../../testing/people.ts'
import { sharedWorld } from '../../testing/world.ts'

const MOST_AHEAD = 100_000

type Case = [about: string, changes: (id: string) => Record<string, unknown>, status: number]
const oneAnswer = (changes: object) => (question_id: string) => ({
  answers: [{ question_id, selected_index: 0, seq: 5, ...changes }],
})

const CASES: Case[] = [
  ['a count too far above what is stored', oneAnswer({ seq: 3 + MOST_AHEAD + 1 }), 400],
  ['such a count of a mark', oneAnswer({ marked: true, marked_seq: 3 + MOST_AHEAD + 1 }), 400],
  ['a count that no number can hold', oneAnswer({ seq: 2 ** 53 }), 400],
  ['a negative count', oneAnswer({ seq: -1 }), 400],
  ['a count that is not whole', oneAnswer({ seq: 1.5 }), 400],
  ['an option that nobody ever chose', oneAnswer({ seq: 0 }), 400],
  ['no count beside a device', oneAnswer({ seq: undefined }), 400],
  ['a turn that was not given yet', (id) => ({ ...oneAnswer({})(id), turn: 1 }), 401],
  ['an answer of a turn that nobody can have had', oneAnswer({ by: '1001.phone-0002' }), 400],
  ['a mark of a turn that nobody can have had', oneAnswer({ marked: true, marked_seq: 4, marked_by: '1007.x' }), 400],
  ['an author without a turn', oneAnswer({ by: 'phone-0002' }), 400],
  ['an author with a space', oneAnswer({ by: '0.phone 0002' }), 400],
  ['an author of another shape', oneAnswer({ by: '0.a.b' }), 400],
  ['an author of too many letters', oneAnswer({ by: `0.${'x'.repeat(33)}` }), 400],
  ['a device of three letters', (id) => ({ ...oneAnswer({})(id), device: 'abc' }), 400],
  ['a device with a space', (id) => ({ ...oneAnswer({})(id), device: 'phone 0001' }), 400],
  ['no device beside a count', (id) => ({ ...oneAnswer({})(id), device: undefined }), 400],
  ['no turn beside a device', (id) => ({ ...oneAnswer({})(id), turn: undefined }), 400],
  ['a negative turn', (id) => ({ ...oneAnswer({})(id), turn: -1 }), 400],
  ['a moment before all time', oneAnswer({ given_at: -1 }), 400],
  ['times of a device that has no name', oneAnswer({ times: { 'phone 1': 5 } }), 400],
  ['times without end', oneAnswer({ times: { 'phone-0002': 24 * 60 * 60 * 1000 + 1 } }), 400],
  ['a key of fifteen letters', (id) => ({ ...oneAnswer({})(id), device_key: 'x'.repeat(15) }), 400],
  ['a key without end', (id) => ({ ...oneAnswer({})(id), device_key: 'x'.repeat(129) }), 400],
  ['a key that is none', (id) => ({ ...oneAnswer({})(id), device_key: 7 }), 400],
  ['a key for whichever attempt', (id) => ({ ...oneAnswer({})(id), device_key: newToken(), attempt: undefined }), 400],
  ['a question that is not on the paper', () => oneAnswer({})('nobody'), 400],
  ['an option that the question does not have', oneAnswer({ selected_index: 3 }), 400],
  ['501 answers', (id) => ({ answers: Array(501).fill(oneAnswer({})(id).answers[0]) }), 400],
  ['a million answers', () => ({ answers: Array(1_000_000).fill({}) }), 413],
]

const CODES: Record<number, string> = { 400: 'invalid_request', 401: 'no_attempt', 413: 'body_too_large' }

describeEachDatabase('a counted call', (open) => {
  const world = sharedWorld(open)

  it.each(CASES)('with %s is refused, changes nothing, and blocks nothing', async (_, changesFor, status) => {
    const quiz = await aPublishedQuiz(await aTeacher(world()))
    const { browser, started, found, result } = await aStudent(world(), quiz)
    const page = aCountingPage({ browser, quiz, begun: started, device: 'phone-0001' })
    expectOk(await page.gives({ 0: 1, 1: 0, 2: 2 }).saves())
    const before = await everyRow(world())
    const changes = changesFor(quiz.questionIds[0] ?? '')
    for (const call of ['saves', 'submits'] as const) {
      const refused = await page[call](changes)
      expect([call, refused.status, refused.error?.code]).toEqual([call, status, CODES[status]])
    }
    expect(await everyRow(world())).toEqual(before)
    expect((await result()).error?.code).toBe('result_not_released')

    expectOk(await page.gives({ 2: 0 }).saves())
    const { revision, answers } = readStudent.data.parse(expectOk(await found()))
    expect([revision, ...answers.map(({ selected_index }) => selected_index)]).toEqual([2, 1, 0, 0])
  })

  it.each([2 + MOST_AHEAD, 2 ** 52, Number.MAX_SAFE_INTEGER])(
    'of a caller that counts no changes is refused with revision %i, changes nothing, and blocks nothing',
    async (revision) => {
      const quiz = await aPublishedQuiz(await aTeacher(world()))
      const student = await aStudent(world(), quiz)
      expectOk(await student.saves(1, [1, 0, 2]))
      const before = await everyRow(world())
      const refused = await student.saves(revision, [0, 0, 0])
      expect([refused.status, refused.error?.fields]).toEqual([400, { revision: 'This is out of range' }])
      expect(await everyRow(world())).toEqual(before)
      expectOk(await student.saves(1 + MOST_AHEAD, [1, 0, 0]))
      expectOk(await student.submits([1, 0, 0]))
      const { answers } = readResult.data.parse(expectOk(await student.result()))
      expect(answers.map(({ selected_index }) => selected_index)).toEqual([1, 0, 0])
    },
  )

  it('may be as far ahead as that, and the next one as far again', async () => {
    const quiz = await aPublishedQuiz(await aTeacher(world()))
    const { browser, started } = await aStudent(world(), quiz)
    const page = aCountingPage({ browser, quiz, begun: started, device: 'phone-0001' })
    for (const seq of [MOST_AHEAD, 2 * MOST_AHEAD, 3 * MOST_AHEAD])
      expectOk(
        await page
          .countsFrom(seq - 1)
          .gives({ 0: 1 })
          .saves(),
      )
  })
})
