import { expect, it } from 'vitest'
import { RESUME_CODE_LENGTH } from '#domain/text/share-code.ts'
import { atOnce } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk, type StudentInTest } from '../../testing/people.ts'
import { type Answer, aWorld } from '../../testing/world.ts'

const WRONG = [400, 'wrong_resume_code']
const LOCKED = [429, 'too_many_attempts']
const GUESS = '2'.repeat(RESUME_CODE_LENGTH)
const ELSEWHERE = '198.51.100.7'

const refusal = ({ status, error }: Answer) => [status, error?.code]

describeEachDatabase('wrong resume codes', (open) => {
  const aClass = async (students: number) => {
    const world = await aWorld(open)
    const quiz = await aPublishedQuiz(await aTeacher(world))
    const all = []
    for (let at = 0; at < students; at += 1) all.push(await aStudent(world, quiz))
    const from = (address: string, student: StudentInTest) => student.onAnotherDevice(world.newBrowser(address))
    return { world, quiz, all, from }
  }
  type Student = Awaited<ReturnType<typeof aStudent>>
  const codeOf = ({ started }: Student) => started.resume_code ?? ''
  const first = (students: Student[]): Student => {
    const [student] = students
    if (!student) throw new Error('the class is empty')
    return student
  }

  it('lock a student for the address they come from, and for no other', async () => {
    const { world, all, from } = await aClass(1)
    const student = first(all)
    for (let tries = 0; tries < 5; tries += 1)
      expect(refusal(await from(ELSEWHERE, student).resumes(GUESS))).toEqual(WRONG)
    expect(refusal(await from(ELSEWHERE, student).resumes(codeOf(student)))).toEqual(LOCKED)
    expectOk(await from('192.0.2.1', student).resumes(codeOf(student)))
    await world.end()
  })

  it('lock no device out that has had the attempt before', async () => {
    const { world, all, from } = await aClass(1)
    const student = first(all)
    const tablet = from('192.0.2.1', student)
    expectOk(await tablet.resumes(codeOf(student)))
    for (let at = 0; at < 12; at += 1)
      for (let tries = 0; tries < 5; tries += 1) await from(`198.51.100.${at}`, student).resumes(GUESS)
    expect(refusal(await from('192.0.2.2', student).resumes(codeOf(student)))).toEqual(LOCKED)
    expectOk(await student.resumes(codeOf(student)))
    expectOk(await tablet.resumes(codeOf(student)))
    for (let tries = 0; tries < 5; tries += 1) expect(refusal(await student.resumes(GUESS))).toEqual(WRONG)
    expect(refusal(await student.resumes(codeOf(student)))).toEqual(LOCKED)
    expectOk(await tablet.resumes(codeOf(student)))
    await world.end()
  })

  it('for many numbers from one address are slowed down and refused, while right ones are never', async () => {
    const { world, quiz, all, from } = await aClass(20)
    const phones = Array.from({ length: 400 }, (_, at) => String(7_000_000_000 + at))
    const guesser = world.newBrowser()
    const statuses = []
    for (const phone of phones) {
      const guess = { quiz_code: quiz.code, phone, resume_code: GUESS }
      statuses.push((await guesser.calls('POST', '/student/quiz/resume', guess)).status)
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(100)
    expect(statuses.filter((status) => status === 429)).toHaveLength(300)
    expect(Math.max(...world.delays)).toBe(3000)
    const resumed = await atOnce(all.length, async (at) => {
      const student = all[at] ?? first(all)
      return from('127.0.0.1', student).resumes(codeOf(student))
    })
    expect(resumed.map(({ status }) => status)).toEqual(all.map(() => 200))
    await world.end()
  }, 60_000)
})
