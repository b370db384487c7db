import sharp from 'sharp'
import { expect, it } from 'vitest'
import { uploadPicture } from '#contract/media/pictures.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aTeacher, expectOk } from '../../testing/people.ts'
import { aBomb, aPicture, aPictureFile, type Format, uploads } from '../../testing/pictures.ts'
import { browserOf } from '../../testing/world.ts'

describeEachDatabase('a picture', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)
  const kept = async () => (await world().database.db.selectFrom('media').select('id').execute()).length
  const fetches = (id: string, headers: Record<string, string> = {}) =>
    world()
      .newBrowser()
      .sends({ method: 'GET', url: `/media/${id}`, headers })

  it.each<Format>(['png', 'jpeg', 'webp', 'gif', 'avif'])(
    'sent as %s is served to everybody as WebP',
    async (format) => {
      const { browser } = await aTeacher(world())
      const sent = await uploads(browser, await aPictureFile({ width: 300, height: 200 }, format), `image/${format}`)
      const picture = uploadPicture.data.parse(expectOk(sent))
      expect(picture).toMatchObject({
        width: 300,
        height: 200,
        placeholder: expect.stringMatching(/^#[23].[56].[bc].$/),
      })
      const reply = await fetches(picture.id)
      expect(reply.statusCode).toBe(200)
      expect(reply.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        etag: `"${picture.id}"`,
      })
      expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 })
      const again = await fetches(picture.id, { 'if-none-match': `"${picture.id}"` })
      expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    },
  )

  it('is made smaller, upright and free of what its camera wrote', async () => {
    const { browser } = await aTeacher(world())
    const file = await sharp(await aPictureFile({ width: 2400, height: 1200 }, 'jpeg'))
      .withExif({ IFD0: { Copyright: 'canary' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const picture = uploadPicture.data.parse(expectOk(await uploads(browser, file, 'image/jpeg')))
    expect([picture.width, picture.height]).toEqual([800, 1600])
    const { rawPayload } = await fetches(picture.id)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 800, height: 1600 })
    expect((await sharp(rawPayload).metadata()).exif).toBe(undefined)
  })

  it.each([
    [400, 3000],
    [3000, 400],
  ])('of %i × %i pixels is kept as large as it can be read', async (width, height) => {
    const { browser } = await aTeacher(world())
    const kept = uploadPicture.data.parse(expectOk(await uploads(browser, await aPictureFile({ width, height }))))
    expect([kept.width, kept.height]).toEqual([width, height])
  })

  it('that is transparent stands on white, and of one that moves there is the first frame', async () => {
    const { browser } = await aTeacher(world())
    const clear = await sharp({ create: { width: 20, height: 10, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer()
    expect(expectOk(await uploads(browser, clear))).toMatchObject({ placeholder: '#ffffff' })
    const frames = await Promise.all(
      ['#ff0000', '#00ff00'].map((background) =>
        sharp({ create: { width: 16, height: 16, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect(expectOk(await uploads(browser, moving, 'image/gif'))).toMatchObject({
      height: 16,
      placeholder: /^#f.0.0.$/,
    })
  })

  it('that is sent again, also at the same moment, is one picture', async () => {
    const { browser, token } = await aTeacher(world())
    const file = await aPictureFile({ width: 50, height: 50 })
    const before = await kept()
    const replies = await atOnce(6, async (at) => {
      const other = browserOf(await appFor(at))
      other.bears(token)
      return uploads(other, file)
    })
    const ids = [...replies, await uploads(browser, file)].map((reply) => uploadPicture.data.parse(expectOk(reply)).id)
    expect(new Set(ids).size).toBe(1)
    expect(await kept()).toBe(before + 1)
    const other = uploadPicture.data.parse(expectOk(await uploads((await aTeacher(world())).browser, file)))
    expect(ids).not.toContain(other.id)
  })

  it.each<[string, string, () => Promise<Buffer>]>([
    ['is no picture', 'picture_unreadable', async () => Buffer.from('not a picture at all')],
    ['is nothing', 'picture_unreadable', async () => Buffer.alloc(0)],
    [
      'is an SVG',
      'picture_unreadable',
      async () =>
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
    ],
    ['is a PDF', 'picture_unreadable', async () => Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')],
    [
      'is a TIFF',
      'picture_unreadable',
      async () =>
        sharp(await aPictureFile({ width: 9, height: 9 }))
          .tiff()
          .toBuffer(),
    ],
    [
      'is cut short',
      'picture_unreadable',
      async () => (await aPictureFile({ width: 900, height: 900 }, 'jpeg')).subarray(0, 2000),
    ],
    ['unpacks to far more than it is', 'picture_too_large', async () => aBomb(20_000)],
  ])('that %s is refused with %s, and nothing is kept', async (_what, code, make) => {
    const { browser } = await aTeacher(world())
    const before = await kept()
    const { status, error } = await uploads(browser, await make())
    expect([status, error?.code]).toEqual([400, code])
    expect(await kept()).toBe(before)
  })

  it('is not read from a stranger, from JSON, or when it is too much', async () => {
    const { browser } = await aTeacher(world())
    const file = await aPictureFile({ width: 5, height: 5 })
    expect((await uploads(world().newBrowser(), file)).error?.code).toBe('unauthenticated')
    expect((await browser.calls('POST', '/teacher/pictures', { id: 'x' })).error?.code).toBe('invalid_request')
    expect((await uploads(browser, file, 'application/pdf')).error?.code).toBe('unsupported_media_type')
    expect((await uploads(browser, Buffer.alloc(5 * 1024 * 1024 + 1))).error?.code).toBe('body_too_large')
    const elsewhere = { method: 'POST', url: `${API_BASE}/quiz/new`, payload: file } as const
    const reply = await browser.sends({ ...elsewhere, headers: { 'content-type': 'image/png' } })
    expect(reply.statusCode).toBe(415)
  })

  it('that is not there is not found, whatever it is called', async () => {
    for (const id of ['A'.repeat(22), 'short', '..%2f..%2fetc', 'x'.repeat(150)])
      expect((await fetches(id)).statusCode).toBe(404)
  })

  it('is one of so many in an hour, and of so many bytes in all', async () => {
    const teacher = await aTeacher(world())
    const { db } = world().database
    const { id } = await aPicture(teacher)
    await db
      .updateTable('media')
      .set({ size: 200 * 1024 * 1024 })
      .where('id', '=', id)
      .execute()
    const file = await aPictureFile({ width: 6, height: 6 })
    expect((await uploads(teacher.browser, file)).error?.code).toBe('pictures_too_large')
    await db.updateTable('media').set({ size: 1 }).where('id', '=', id).execute()
    await db
      .updateTable('failed_attempt')
      .set({ failures: 300 })
      .where('subject', '=', `pictureOfTeacher:${teacher.id}`)
      .execute()
    expect((await uploads(teacher.browser, file)).error?.code).toBe('too_many_pictures')
    world().clock.advance({ minutes: 61 })
    expectOk(await uploads(teacher.browser, file))
  })
})
