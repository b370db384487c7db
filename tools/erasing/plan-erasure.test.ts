import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeOneDatabase } from '../../server/testing/describe-each-database.ts'
import { aForgetfulTeacher, aSubscriber, newAddress } from '../../server/testing/letters.ts'
import { aPublishedQuiz, aStudent, expectOk } from '../../server/testing/people.ts'
import { aWorld, type World } from '../../server/testing/world.ts'
import { planErasure } from './plan-erasure.ts'

describeOneDatabase('what the operator is told', (open) => {
  const placeOf = ({ database }: World) => ({ db: database.db, dataDir: database.place.dataDir })
  const outboxOf = (world: World) => readdirSync(join(world.database.place.dataDir, 'outbox'))

  it('of a teacher: everything in counts, and after erasing nothing', async () => {
    const world = await aWorld(open)
    const { teacher } = await aForgetfulTeacher(world)
    const other = await aForgetfulTeacher(world)
    await world.app.sendMail()
    expectOk(await world.newBrowser().calls('POST', '/auth/forgot', { email: teacher.email }))
    const quiz = await aPublishedQuiz(teacher)
    const student = await aStudent(world, quiz)
    const person = [student.details.phone]
    const ofStudent = await planErasure({ kind: 'student', quizCode: quiz.code, person, isSure: true }, placeOf(world))
    expect(ofStudent?.found).toEqual([
      `1 submission of quiz ${quiz.code} (Physics, Physics, first test), still under way`,
    ])

    const ofQuiz = await planErasure({ kind: 'quiz', quizCode: quiz.code, isSure: true }, placeOf(world))
    expect(ofQuiz?.found).toEqual([
      `1 quiz: ${quiz.code} (Physics, Physics, first test)`,
      '1 submission of its students',
    ])

    const request = { kind: 'teacher', email: teacher.email, isSure: true } as const
    const plan = await planErasure(request, placeOf(world))
    expect(plan?.found).toEqual([
      '1 account',
      '1 quiz',
      '1 submission of their students',
      '1 login',
      '1 link to a new password',
      '1 waiting mail',
      '2 mails in the outbox',
    ])
    await plan?.erase()
    expect(await planErasure(request, placeOf(world))).toBe(null)
    expect(outboxOf(world)).toHaveLength(2)
    expect(await planErasure({ ...request, email: other.teacher.email }, placeOf(world))).not.toBe(null)
    await world.end()
  })

  it('of letters: those under way and in the outbox too, and after erasing nothing', async () => {
    const world = await aWorld(open)
    const { email } = await aSubscriber(world)
    const writes = async (from: string) => {
      const message = { name: 'Mita Pal', email: from, subject: 'Plans', message: 'Is there one for schools?' }
      expectOk(await world.newBrowser().calls('POST', '/contact', message))
    }
    await writes(newAddress())
    await writes(email)
    await world.app.sendMail()
    await writes(email)
    const request = { kind: 'letters', email, isSure: true } as const
    const plan = await planErasure(request, placeOf(world))
    const found = ['2 contact messages', '1 newsletter subscription', '1 waiting mail', '3 mails in the outbox']
    expect(plan?.found).toEqual(found)
    await plan?.erase()
    expect(await planErasure(request, placeOf(world))).toBe(null)
    expect(outboxOf(world)).toHaveLength(1)
    await world.end()
  })

  it('on the terminal: what is there, a question, and how it ended', { tags: ['long'] }, async () => {
    const world = await aWorld(open)
    const { email } = await aSubscriber(world)
    const types = (args: string[], input = '') => {
      const env = { ...process.env, DATA_DIR: world.database.place.dataDir, DATABASE_URL: '' }
      const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/commands/erase.ts', ...args], {
        env,
        input,
      })
      return { status, told: `${stdout}${stderr}` }
    }
    expect(types(['letters'])).toMatchObject({ status: 2, told: expect.stringContaining('Usage:') })
    for (const answer of ['', 'y\n']) {
      const { status, told } = types(['letters', email], answer)
      expect(told).toMatch(/1 newsletter subscription.*cannot be undone. \(yes\/no\) Nothing was erased.$/ms)
      expect(status).toBe(1)
    }
    expect(types(['letters', email], 'yes\n')).toMatchObject({ status: 0, told: expect.stringContaining('Erased.') })
    const nothing = { status: 1, told: expect.stringContaining('Nothing was found') }
    expect(types(['letters', email, '--yes'])).toMatchObject(nothing)
    await world.end()
  })
})
