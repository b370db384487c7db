import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readMe } from '#contract/people/accounts.ts'
import { setAvatar } from '#contract/people/profile.ts'
import { eraseTeacher } from '../../personal-data/erasure/erase-teacher.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { expectGone } from '../../testing/every-row.ts'
import { aTeacher, expectOk, type TeacherInTest } from '../../testing/people.ts'
import { aBomb, aPictureFile, uploadsAvatar } from '../../testing/pictures.ts'
import { browserOf } from '../../testing/world.ts'

describeEachDatabase('the picture of a teacher', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)
  const sets = async ({ browser }: TeacherInTest, width: number) =>
    setAvatar.data.parse(expectOk(await uploadsAvatar(browser, await aPictureFile({ width, height: 200 })))).avatar
  const setsRed = async ({ browser }: TeacherInTest) => {
    const file = await sharp({ create: { width: 200, height: 900, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer()
    return setAvatar.data.parse(expectOk(await uploadsAvatar(browser, file))).avatar
  }
  const shown = async ({ browser }: TeacherInTest) =>
    readMe.data.parse(expectOk(await browser.calls('GET', '/teacher/me'))).avatar
  const fetches = (id: string) =>
    world()
      .newBrowser()
      .sends({ method: 'GET', url: `/media/${id}` })
  const keptOf = async ({ id }: TeacherInTest) =>
    (await world().database.db.selectFrom('media').select('id').where('owner_id', '=', id).execute()).map(
      (row) => row.id,
    )

  it('is a small square without what its camera wrote, and stays when it is used by no quiz', async () => {
    const teacher = await aTeacher(world())
    const file = await sharp(await aPictureFile({ width: 600, height: 200 }, 'jpeg'))
      .withExif({ IFD0: { Copyright: 'canary' } })
      .jpeg()
      .toBuffer()
    const { avatar } = setAvatar.data.parse(expectOk(await uploadsAvatar(teacher.browser, file, 'image/jpeg')))
    expect(await shown(teacher)).toBe(avatar)
    const served = await sharp((await fetches(avatar)).rawPayload).metadata()
    expect(served).toMatchObject({ format: 'webp', width: 256, height: 256 })
    expect(served.exif).toBe(undefined)
    await world().database.db.updateTable('media').set({ created_at: 0 }).where('id', '=', avatar).execute()
    await world().app.tidy()
    expect(await keptOf(teacher)).toEqual([avatar])
  })

  it('is replaced and removed with its bytes; said again, nothing happens', async () => {
    const teacher = await aTeacher(world())
    const first = await sets(teacher, 300)
    const second = await setsRed(teacher)
    expect(await keptOf(teacher)).toEqual([second])
    expect(second).not.toBe(first)
    expect(await setsRed(teacher)).toBe(second)
    for (let times = 0; times < 2; times += 1) expectOk(await teacher.browser.calls('DELETE', '/teacher/avatar'))
    expect([await shown(teacher), await keptOf(teacher)]).toEqual([undefined, []])
  })

  it('is one, though files come at the same moment', { tags: ['race'] }, async () => {
    const teacher = await aTeacher(world())
    const file = await aPictureFile({ width: 90, height: 50 })
    const other = await sharp(file).negate().png().toBuffer()
    const replies = await atOnce(6, async (at) => {
      const browser = browserOf(await appFor(at))
      browser.bears(teacher.token)
      return uploadsAvatar(browser, at % 2 ? file : other)
    })
    replies.map(expectOk)
    expect(await keptOf(teacher)).toEqual([await shown(teacher)])
  })

  it.each<[string, string, () => Promise<Buffer>]>([
    ['is no picture', 'picture_unreadable', async () => Buffer.from('no picture')],
    ['is nothing', 'picture_unreadable', async () => Buffer.alloc(0)],
    ['is an SVG', 'picture_unreadable', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['unpacks to far more than it is', 'picture_too_large', async () => aBomb(20_000)],
  ])('that %s is refused with %s, and the one before stays', async (_what, code, make) => {
    const teacher = await aTeacher(world())
    const before = await sets(teacher, 100)
    const { status, error } = await uploadsAvatar(teacher.browser, await make())
    expect([status, error?.code]).toEqual([400, code])
    expect(await shown(teacher)).toBe(before)
  })

  it('is nobody else’s, and goes with its account', async () => {
    const [teacher, other] = [await aTeacher(world()), await aTeacher(world())]
    const avatar = await sets(teacher, 100)
    expectOk(await other.browser.calls('DELETE', '/teacher/avatar'))
    expect([await shown(teacher), await shown(other)]).toEqual([avatar, undefined])
    await eraseTeacher(world().app.context, teacher.email)
    await expectGone(world(), [teacher.id, avatar])
  })
})
