import { expect, it } from 'vitest'
import { changeBrand, readBrand, readOwnBrand, uploadBrandPicture } from '#contract/questionnaires/branding.ts'
import { quizPaper } from '#contract/questionnaires/papers.ts'
import { readResponded } from '#contract/runs/responses.ts'
import { NO_BRAND } from '#domain/branding/brand.ts'
import { unpackedStyle } from '#domain/branding/packed-style.ts'
import { tidyPictures } from '../../media/pictures/tidy-pictures.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedPoll, aPublishedQuiz, aTeacher, expectOk, type TeacherInTest } from '../../testing/people.ts'
import { aPictureFile, uploadsBrandPicture } from '../../testing/pictures.ts'
import { type Answer, browserOf } from '../../testing/world.ts'

const OF_ACCOUNT = '/teacher/brand'
const DAY_MINUTES = 24 * 60

const problemsOf = ({ status, error }: Answer) => [status, error?.problems ?? error?.code]

describeEachDatabase('the brand of an account and of one questionnaire', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)

  const reads = async ({ browser }: TeacherInTest) =>
    readBrand.data.parse(expectOk(await browser.calls('GET', OF_ACCOUNT)))
  const changes = ({ browser }: TeacherInTest, brand: object, more = {}) =>
    browser.calls('PUT', OF_ACCOUNT, { brand: { ...NO_BRAND, ...brand }, ...more })
  const ownOf = (id: string) => `/teacher/quizzes/${id}/brand`
  const coverOf = async ({ browser }: TeacherInTest, code: string) =>
    quizPaper.parse(expectOk(await browser.calls('GET', `/quiz?code=${code}`))).brand
  const aPicture = async ({ browser }: TeacherInTest, as = 'logo', size = { width: 900, height: 300 }) =>
    uploadBrandPicture.data.parse(expectOk(await uploadsBrandPicture(as)(browser, await aPictureFile(size))))

  it('is Quiznity’s until somebody chooses one, and then that of all that have none of their own', async () => {
    const teacher = await aTeacher(world())
    const [quiz, other] = [await aPublishedQuiz(teacher), await aPublishedQuiz(teacher)]
    expect(await reads(teacher)).toEqual({ brand: NO_BRAND, frames: {} })
    expect(await coverOf(teacher, quiz.code)).toBeUndefined()
    const changed = changeBrand.data.parse(
      expectOk(await changes(teacher, { first: ' RGB(0, 255, 0) ', welcome: ' Welcome to our school ' })),
    )
    expect(changed.brand).toEqual({ ...NO_BRAND, first: '#00ff00', welcome: 'Welcome to our school' })
    world().clock.advance({ minutes: 1 })
    const cover = await coverOf(teacher, quiz.code)
    expect(cover?.welcome).toBe('Welcome to our school')
    expect(unpackedStyle(cover ?? {})).toMatchObject({ '--brand-light': '#005e00' })
    expectOk(await teacher.browser.calls('PUT', ownOf(quiz.id), { brand: { ...NO_BRAND, first: '#000' } }))
    const black = await coverOf(teacher, quiz.code)
    expect(unpackedStyle(black ?? {})).toMatchObject({ '--brand-light': '#000000' })
    expect(await coverOf(teacher, other.code)).toEqual(cover)
    const { own, account } = readOwnBrand.data.parse(expectOk(await teacher.browser.calls('GET', ownOf(quiz.id))))
    expect([own?.brand.first, account.brand.first]).toEqual(['#000000', '#00ff00'])
    expectOk(await teacher.browser.calls('PUT', ownOf(quiz.id), { brand: null }))
    expect(await coverOf(teacher, quiz.code)).toEqual(cover)
  })

  it('is told to whoever answers a poll, too', async () => {
    const teacher = await aTeacher(world())
    const poll = await aPublishedPoll(teacher)
    expectOk(await changes(teacher, { corners: 'round', thanks: 'See you!', footer: 'Sunrise School' }))
    world().clock.advance({ minutes: 1 })
    const paper = await teacher.browser.calls('GET', `/response/paper?code=${poll.code}`)
    expect(readResponded.data.parse(expectOk(paper)).brand).toEqual({
      ...{ corners: 'round', thanks: 'See you!', footer: 'Sunrise School' },
    })
  })

  it('refuses what can’t be read, and says which field', async () => {
    const teacher = await aTeacher(world())
    const refused: [object, Record<string, string>][] = [
      [{ first: 'red; background: url(x)' }, { 'brand.first': 'not_a_colour' }],
      [{ second: '#ff00007f' }, { 'brand.second': 'not_opaque' }],
      [{ page: 'lime' }, { 'brand.page': 'not_a_colour' }],
      [{ onward: 'http://school.in' }, { 'brand.onward': 'address_invalid' }],
      [{ font: 'comic' }, { 'brand.font': 'not_one_of' }],
      [{ head: { kind: 'background', background: 'stars' } }, { 'brand.head.background': 'not_one_of' }],
      [{ corners: 'sharp' }, { 'brand.corners': 'not_one_of' }],
      [{ footer: 'x'.repeat(161) }, { 'brand.footer': 'too_long' }],
      [{ logo: 'A'.repeat(22) }, { 'brand.logo': 'picture_missing' }],
    ]
    for (const [brand, problems] of refused) expect(problemsOf(await changes(teacher, brand))).toEqual([400, problems])
    expect(await reads(teacher)).toEqual({ brand: NO_BRAND, frames: {} })
  })

  it('shows pictures that are made anew, its teacher’s alone, as long as it shows them', async () => {
    const [teacher, stranger] = [await aTeacher(world()), await aTeacher(world())]
    const logo = await aPicture(teacher)
    expect(logo).toMatchObject({ width: 480, height: 160 })
    const background = await aPicture(teacher, 'background', { width: 640, height: 480 })
    expect(await aPicture(teacher, 'icon')).toMatchObject({ width: 180, height: 180 })
    const brand = { logo: logo.id, head: { kind: 'picture', picture: background.id } }
    expect(problemsOf(await changes(stranger, brand))).toEqual([
      400,
      { 'brand.logo': 'picture_missing', 'brand.head.picture': 'picture_missing' },
    ])
    expectOk(await changes(teacher, brand))
    const quiz = await aPublishedQuiz(teacher)
    const { logo: shown, picture } = (await coverOf(teacher, quiz.code)) ?? {}
    expect(shown).toEqual({ id: logo.id, width: 480, height: 160 })
    expect(picture?.scrim).toBeGreaterThan(0)
    world().clock.advance({ minutes: 91 * DAY_MINUTES })
    await tidyPictures(world().app.context)
    const isThere = async (id: string) =>
      (await teacher.browser.sends({ method: 'GET', url: `/media/${id}` })).statusCode === 200
    expect([await isThere(logo.id), await isThere(background.id)]).toEqual([true, true])
  })

  it('keeps nobody from a quiz or a poll where it was kept by another version, and can’t be read', async () => {
    const teacher = await aTeacher(world())
    const [quiz, poll] = [await aPublishedQuiz(teacher), await aPublishedPoll(teacher)]
    expectOk(await changes(teacher, { first: '#00f' }))
    const { db } = world().database
    for (const brand of [JSON.stringify({ ...NO_BRAND, frames: {}, motto: 'Onwards' }), '{']) {
      await db.updateTable('account_brand').set({ brand }).where('teacher_id', '=', teacher.id).execute()
      world().clock.advance({ minutes: 1 })
      expect(await coverOf(teacher, quiz.code)).toBeUndefined()
      const paper = await teacher.browser.calls('GET', `/response/paper?code=${poll.code}`)
      expect(readResponded.data.parse(expectOk(paper)).brand).toBeUndefined()
    }
  })

  it('takes no file that is none, and no SVG', async () => {
    const { browser } = await aTeacher(world())
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    for (const type of ['image/svg+xml', 'image/png'])
      expect(problemsOf(await uploadsBrandPicture('logo')(browser, svg, type))).toEqual([400, 'picture_unreadable'])
    expect((await uploadsBrandPicture('banner')(browser, svg)).status).toBe(400)
  })

  it('is changed by the first of several who have seen the same, and found when it is sent again', {
    tags: ['race'],
  }, async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const colours = ['#111111', '#222222', '#333333']
    for (const [path, basedOn] of [
      [OF_ACCOUNT, NO_BRAND],
      [ownOf(quiz.id), null],
    ] as const) {
      const sends = async (at: number) => {
        const browser = browserOf(await appFor(at))
        browser.bears(teacher.token)
        return browser.calls('PUT', path, { brand: { ...NO_BRAND, first: colours[at] }, based_on: basedOn })
      }
      const replies = await atOnce(3, sends)
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      const first = replies.findIndex(({ status }) => status === 200)
      expect((await sends(first)).status).toBe(200)
    }
  })
})
