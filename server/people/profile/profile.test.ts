import { expect, it } from 'vitest'
import { listIssues, readProfile } from '#contract/people/profile.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { mailTo, verificationOf } from '../../testing/letters.ts'
import { aTeacher, expectOk, type TeacherInTest } from '../../testing/people.ts'
import { browserOf } from '../../testing/world.ts'

describeEachDatabase('a profile', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes, { SUPPORT_EMAIL: 'help@school.in' })

  const saves = ({ browser }: TeacherInTest, details: object) => browser.calls('PUT', '/teacher/profile', details)
  const readBy = async ({ browser }: TeacherInTest) =>
    readProfile.data.parse(expectOk(await browser.calls('GET', '/teacher/profile')))
  const changesOf = async ({ id }: TeacherInTest) => {
    const all = world().database.db.selectFrom('activity').select('kind').where('teacher_id', '=', id)
    return (await all.where('kind', '=', 'profile_changed').execute()).length
  }

  it('is what was saved, cleaned as at sign-up; said again, it is the same', async () => {
    const teacher = await aTeacher(world())
    const details = { name: ' Ananya Sen ', phone: '+91 98300 12345', bio: ' Physics\r\nClass nine ' }
    for (let times = 0; times < 2; times += 1) expectOk(await saves(teacher, details))
    const kept = { name: 'Ananya Sen', email: teacher.email, phone: '9830012345', bio: 'Physics\nClass nine' }
    expect(await readBy(teacher)).toEqual(kept)
    expect(await changesOf(teacher)).toBe(1)
  })

  it.each([
    [{ name: '', phone: '9830012345', bio: '' }, { name: 'name_required' }],
    [{ name: 'Ananya', phone: '98300', bio: '' }, { phone: 'mobile_invalid' }],
    [{ name: 'Ananya', phone: '9830012345', bio: 'x'.repeat(1001) }, { bio: 'too_long' }],
    [{ name: 'Ananya', phone: '9830012345', bio: '', email: 'other@school.in' }, { email: 'unknown_field' }],
  ])('with %j says what is wrong, and nothing is changed', async (details, problems) => {
    const teacher = await aTeacher(world())
    const before = await readBy(teacher)
    expect((await saves(teacher, details)).error?.problems).toEqual(problems)
    expect(await readBy(teacher)).toEqual(before)
  })

  it('takes reports to whoever runs the site, each once, and says when one has left', async () => {
    const teacher = await aTeacher(world())
    expectOk(
      await teacher.browser.calls('POST', '/auth/verify', { token: await verificationOf(world(), teacher.email) }),
    )
    const before = (await mailTo(world(), 'help@school.in')).length
    const report = { key: `report-of-${teacher.id}`, text: 'The list stays empty.' }
    const answers = await atOnce(4, async (at) => {
      const browser = browserOf(await appFor(at), new Map(teacher.browser.cookies))
      browser.bears(teacher.token)
      return browser.calls('POST', '/teacher/issues', report)
    })
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const mails = await mailTo(world(), 'help@school.in')
    expect(mails).toHaveLength(before + 1)
    expect(mails.at(-1)).toMatchObject({ reply_to: teacher.email })
    expect(mails.at(-1)?.text).toContain(report.text)
    const listed = async () =>
      listIssues.data.parse(expectOk(await teacher.browser.calls('GET', '/teacher/issues'))).issues
    expect((await listed()).map(({ text, state }) => [text, state])).toEqual([[report.text, 'waiting']])
    await world().app.sendMail()
    expect((await listed()).map(({ state }) => state)).toEqual(['sent'])
    const empty = await teacher.browser.calls('POST', '/teacher/issues', { key: 'another-report-of', text: '  ' })
    expect(empty.error?.fields).toEqual({ text: 'Please describe your issue before sending.' })
  })

  it('takes a report from an address that nobody has confirmed, and answers to none', async () => {
    const teacher = await aTeacher(world())
    const report = { key: `report-of-${teacher.id}`, text: 'I am not who I say I am.' }
    expectOk(await teacher.browser.calls('POST', '/teacher/issues', report))
    const mail = (await mailTo(world(), 'help@school.in')).find(({ text }) => text.includes(report.text))
    expect(mail).toMatchObject({ reply_to: null, text: expect.stringContaining(`${teacher.email} (not confirmed)`) })
  })

  it('takes no flood of reports', async () => {
    const teacher = await aTeacher(world())
    const sends = (at: number) =>
      teacher.browser.calls('POST', '/teacher/issues', { key: `report-number-${at}-of-many`, text: 'Again.' })
    for (let at = 0; at < 10; at += 1) expectOk(await sends(at))
    expect((await sends(10)).error?.code).toBe('too_many_messages')
    expectOk(await sends(3))
  })
})
