import { expect, it } from 'vitest'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { everyRow, expectGone } from '../../testing/every-row.ts'
import { aForgetfulTeacher, aPendingSubscriber, aSubscriber, newAddress } from '../../testing/letters.ts'
import { expectOk } from '../../testing/people.ts'
import { sharedWorld } from '../../testing/world.ts'
import { eraseLetters } from './erase-letters.ts'
import { letterTraces } from './find-traces.ts'

const OPERATOR = 'office@quiz.example'

describeEachDatabase('the letters of somebody who is erased', (open) => {
  const world = sharedWorld(open, { SUPPORT_EMAIL: OPERATOR, RATE_LIMIT: 'off' })

  const writes = async (email: string, changes = {}) => {
    const message = { name: 'Mita Pal', email, subject: 'Plans', message: 'Is there one for schools?', ...changes }
    expectOk(await world().newBrowser().calls('POST', '/contact', message))
  }
  const tracesOf = (email: string) => letterTraces(world().database.db, email)
  const erase = (email: string) => eraseLetters(world().app.context, email)

  it('are gone, kept and under way, and nobody else’s are', async () => {
    await writes(newAddress())
    await aSubscriber(world())
    const before = await everyRow(world())
    const { email } = await aSubscriber(world())
    await writes(email)
    await writes(email.toUpperCase())
    expect(await tracesOf(email)).toEqual({ messages: 2, isSubscriber: true, mails: 4 })
    await erase(email)
    await expectGone(world(), [email, email.toUpperCase()])
    expect(await everyRow(world())).toEqual(before)
    expect(await tracesOf(email)).toEqual({ messages: 0, isSubscriber: false, mails: 0 })
  })

  it('are one person’s in every spelling of an address', async () => {
    const name = newAddress().split('@')[0] ?? ''
    await aPendingSubscriber(world(), `${name}@বাংলা.ভারত`)
    await writes(`${name.toUpperCase()}@xn--54b7fta0cc.xn--45brj9c`)
    await erase(`${name}@বাংলা.ভারত`)
    await expectGone(world(), [name, name.toUpperCase()])
  })

  it('are not what others have written to that address', async () => {
    await writes(newAddress())
    const before = await everyRow(world())
    expect(await tracesOf(OPERATOR)).toMatchObject({ messages: 0, mails: 0 })
    await erase(OPERATOR)
    expect(await everyRow(world())).toEqual(before)
  })

  it('leave an account with the same address as it is, but for its mail', async () => {
    const { teacher } = await aForgetfulTeacher(world())
    // The link that confirms the address, and the one to a new password.
    expect(await tracesOf(teacher.email)).toEqual({ messages: 0, isSubscriber: false, mails: 2 })
    await erase(teacher.email)
    const { email, password } = teacher
    expectOk(await world().newBrowser().calls('POST', '/auth/login', { email, password }))
  })

  it('of nobody are nothing', async () => {
    const before = await everyRow(world())
    expect(await tracesOf('nobody@letters.in')).toEqual({ messages: 0, isSubscriber: false, mails: 0 })
    await erase('nobody@letters.in')
    expect(await everyRow(world())).toEqual(before)
  })
})
