import { expect, it } from 'vitest'
import { logIn } from '#contract/people/accounts.ts'
import { listActivity } from '#contract/people/activity.ts'
import { quizPage } from '#contract/questionnaires/questionnaires.ts'
import { actOnQuizzes, listQuizChoices, tagQuizzes } from '#contract/questionnaires/quiz-actions.ts'
import { MAX_TAGS } from '#domain/questionnaires/quiz-tags.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { everyRow } from '../../testing/every-row.ts'
import { aPublishedQuiz, aStudent, aTeacher, aVisitor, expectOk, type TeacherInTest } from '../../testing/people.ts'
import { browserOf } from '../../testing/world.ts'

const DAYS = 24 * 60

describeEachDatabase('what is done with quizzes of a list', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)
  const acts = async ({ browser }: Pick<TeacherInTest, 'browser'>, ids: string[], action: string) =>
    actOnQuizzes.data.parse(expectOk(await browser.calls('POST', '/teacher/quiz-actions', { ids, action })))
  const tags = async ({ browser }: TeacherInTest, body: { ids: string[]; add?: string[]; remove?: string[] }) =>
    tagQuizzes.data.parse(expectOk(await browser.calls('POST', '/teacher/quiz-tags', { add: [], remove: [], ...body })))
  const shown = async ({ browser }: TeacherInTest, query: string) =>
    quizPage.parse(expectOk(await browser.calls('GET', `/teacher/quizzes?${query}`))).rows.map(({ id }) => id)
  const told = async ({ browser }: TeacherInTest) =>
    listActivity.data
      .parse(expectOk(await browser.calls('GET', '/teacher/activity?part=quizzes')))
      .entries.map(({ kind, details }) => (kind === 'quiz_erased' ? `${kind} ${details.title}` : kind))
  const logsIn = async ({ browser, email, password }: TeacherInTest) => {
    browser.bears(
      logIn.data.parse(expectOk(await browser.calls('POST', '/auth/login', { email, password }))).auth_token,
    )
  }
  const done = (changed: string[], unchanged: string[] = []) => ({ changed, unchanged, failed: [] })

  it('is told for each by itself, and what is another teacher’s is not there', async () => {
    const [teacher, other] = [await aTeacher(world()), await aTeacher(world())]
    const [open, closed, binned] = [
      await aPublishedQuiz(teacher),
      await aPublishedQuiz(teacher),
      await aPublishedQuiz(teacher),
    ].map(({ id }) => id)
    if (!open || !closed || !binned) throw new Error('three quizzes were published')
    const { id: someoneElses } = await aPublishedQuiz(other)
    await acts(teacher, [closed], 'close')
    await acts(teacher, [binned], 'bin')
    expect(await acts(teacher, [open, closed, binned, someoneElses, open], 'close')).toEqual({
      changed: [open],
      unchanged: [closed],
      failed: [
        { id: binned, why: 'status_not_possible' },
        { id: someoneElses, why: 'quiz_not_found' },
      ],
    })
    expect(await shown(other, 'show=active')).toEqual([someoneElses])
    expect((await shown(teacher, 'show=closed')).toSorted()).toEqual([open, closed].toSorted())
    expect(await shown(teacher, 'show=bin')).toEqual([binned])
    expect(await shown(other, 'show=bin')).toEqual([])
  })

  it('puts it in the bin: nobody new starts it, whoever is in ends it, and it comes back as it was', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const student = await aStudent(world(), quiz)
    expect(await acts(teacher, [quiz.id], 'bin')).toEqual(done([quiz.id]))
    expect(await acts(teacher, [quiz.id], 'bin')).toEqual(done([], [quiz.id]))
    expect((await aVisitor(world(), quiz).starts()).status).toBe(404)
    expectOk(await student.saves(1, [1, -1, -1]))
    world().clock.advance({ seconds: 5 })
    expect((await acts(teacher, [quiz.id], 'erase')).failed).toEqual([{ id: quiz.id, why: 'quiz_running' }])
    expectOk(await student.submits([1, 0, 0]))
    expect(await shown(teacher, 'show=all')).toEqual([])
    expect(await acts(teacher, [quiz.id], 'restore')).toEqual(done([quiz.id]))
    expect(await acts(teacher, [quiz.id], 'restore')).toEqual(done([], [quiz.id]))
    expect(await shown(teacher, 'show=active')).toEqual([quiz.id])
    expectOk(await aVisitor(world(), quiz).starts())
    expect((await told(teacher)).toSorted()).toEqual(['quiz_binned', 'quiz_published', 'quiz_restored'])
  })

  it('erases for good only from the bin, once, and leaves nothing but that it was', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher, { title: 'Owls of Bengal' })
    expectOk(await (await aStudent(world(), quiz, 'Sharmila Tudu')).submits([1, 0, 0]))
    await tags(teacher, { ids: [quiz.id], add: ['Birds'] })
    expect((await acts(teacher, [quiz.id], 'erase')).failed).toEqual([{ id: quiz.id, why: 'status_not_possible' }])
    await acts(teacher, [quiz.id], 'bin')
    world().clock.advance({ seconds: 5 })
    expect(await acts(teacher, [quiz.id], 'erase')).toEqual(done([quiz.id]))
    expect(await acts(teacher, [quiz.id], 'erase')).toEqual(done([], [quiz.id]))
    expect((await acts(teacher, [quiz.id], 'restore')).failed).toEqual([{ id: quiz.id, why: 'quiz_not_found' }])
    expect(await shown(teacher, 'show=bin')).toEqual([])
    await world().app.tidy()
    const left = await everyRow(world())
    expect(left.filter((row) => row.includes(quiz.id) || row.includes('Sharmila Tudu'))).toEqual([])
    expect(left.filter((row) => row.includes('Owls of Bengal'))).toHaveLength(1)
    expect(await told(teacher)).toEqual(['quiz_erased Owls of Bengal'])
  })

  it('erases what has been in the bin for 30 days, and nothing before', async () => {
    const teacher = await aTeacher(world())
    const [first, second] = [await aPublishedQuiz(teacher), await aPublishedQuiz(teacher, { title: 'Second' })]
    await acts(teacher, [first.id], 'bin')
    world().clock.advance({ minutes: 29 * DAYS })
    await acts(teacher, [second.id], 'bin')
    await world().app.tidy()
    expect((await shown(teacher, 'show=bin')).toSorted()).toEqual([first.id, second.id].toSorted())
    world().clock.advance({ minutes: DAYS })
    await world().app.tidy()
    await logsIn(teacher)
    expect(await shown(teacher, 'show=bin')).toEqual([second.id])
    expect((await everyRow(world())).filter((row) => row.includes(first.id))).toEqual([])
  })

  it('ends in one way where it is erased, taken back and tidied at once', { tags: ['race'] }, async () => {
    const teacher = await aTeacher(world())
    for (let round = 0; round < 5; round += 1) {
      const quiz = await aPublishedQuiz(teacher)
      await acts(teacher, [quiz.id], 'bin')
      world().clock.advance({ seconds: 5 })
      const outcomes = await atOnce(6, async (at) => {
        const browser = browserOf(await appFor(at))
        browser.bears(teacher.token)
        return acts({ browser }, [quiz.id], at % 2 === 0 ? 'restore' : 'erase')
      })
      await world().app.tidy()
      const isBack = (await shown(teacher, 'show=active')).includes(quiz.id)
      const isGone = (await everyRow(world())).every((row) => !row.includes(quiz.id))
      expect([isBack, isGone]).toEqual([!isGone, !isBack])
      expect(outcomes.flatMap(({ changed }) => changed)).toEqual([quiz.id])
    }
  })

  it('gives them tags, by which they are found; each once, however it is written', async () => {
    const teacher = await aTeacher(world())
    const [one, two] = [await aPublishedQuiz(teacher), await aPublishedQuiz(teacher)]
    const added = await tags(teacher, { ids: [one.id, two.id], add: ['Class  9', 'সাপ্তাহিক'] })
    expect(added).toEqual(done([one.id, two.id]))
    expect(await tags(teacher, { ids: [one.id], add: ['class ৯'] })).toEqual(done([], [one.id]))
    await tags(teacher, { ids: [two.id], remove: ['CLASS 9'] })
    expect(await shown(teacher, 'tag=Class%209')).toEqual([one.id])
    const choices = listQuizChoices.data.parse(expectOk(await teacher.browser.calls('GET', '/teacher/quiz-choices')))
    expect(choices).toEqual({
      subjects: ['Physics'],
      tags: [
        { tag: 'Class 9', quizzes: 1 },
        { tag: 'সাপ্তাহিক', quizzes: 2 },
      ],
    })
    for (let at = 0; at < 11; at += 1) {
      const { id } = await aPublishedQuiz(teacher)
      await tags(teacher, { ids: [id], add: Array.from({ length: MAX_TAGS }, (_, place) => `${at}-${place}`) })
    }
    const all = listQuizChoices.data.parse(expectOk(await teacher.browser.calls('GET', '/teacher/quiz-choices')))
    expect(all.tags).toHaveLength(11 * MAX_TAGS + 2)
    const many = Array.from({ length: MAX_TAGS }, (_, at) => `tag ${at}`)
    expect((await tags(teacher, { ids: [two.id], add: many })).failed).toEqual([{ id: two.id, why: 'too_many_tags' }])
  })

  it('never gives a quiz more tags than it may have, or one twice, from two devices at once', {
    tags: ['race'],
  }, async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    await tags(teacher, { ids: [quiz.id], add: Array.from({ length: MAX_TAGS - 1 }, (_, at) => `tag ${at}`) })
    const outcomes = await atOnce(6, (at) => tags(teacher, { ids: [quiz.id], add: [at % 2 === 0 ? 'Mock' : 'Term'] }))
    expect(outcomes.flatMap(({ changed }) => changed)).toEqual([quiz.id])
    expect(outcomes.filter(({ failed }) => failed.length > 0)).toHaveLength(3)
  })
})
