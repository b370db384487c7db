import { EventSourceParserStream } from 'eventsource-parser/stream'
import { describe, expect, it } from 'vitest'
import { readPollResults } from '#contract/questionnaires/polls.ts'
import { EVENT_STREAM, type FiguresOnWire, figures, followHome, readFigures } from '#contract/results/live.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import { newToken } from '../secrets.ts'
import { sharedServers } from '../testing/at-once.ts'
import { describeEachDatabase } from '../testing/describe-each-database.ts'
import {
  aPublishedPoll,
  aPublishedQuiz,
  aStudent,
  aTeacher,
  expectOk,
  type TeacherInTest,
  through,
} from '../testing/people.ts'
import { browserOf } from '../testing/world.ts'

/** What a page hears that watches something, one event after the other. */
const listeningTo = async <Told>(
  address: string,
  { token }: TeacherInTest,
  { parse }: { parse: (data: unknown) => Told },
) => {
  const leaving = new AbortController()
  const answer = await fetch(address, {
    headers: { authorization: `Bearer ${token}`, accept: EVENT_STREAM },
    signal: leaving.signal,
  })
  const events = answer.body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  const reader = events?.getReader()
  const next = async (): Promise<Told | null> => {
    const read = await reader?.read()
    return read?.value === undefined ? null : parse(JSON.parse(read.value.data))
  }
  return {
    type: answer.headers.get('content-type'),
    next,
    /** Events up to the first that is so. */
    until: async (isSo: (heard: Told) => boolean) => {
      const heard: Told[] = []
      for (let last = await next(); last !== null; last = await next()) {
        heard.push(last)
        if (isSo(last)) return heard
      }
      throw new Error(`the stream ended after ${JSON.stringify(heard)}`)
    },
    leave: () => leaving.abort(),
  }
}

const listening = (origin: string, teacher: TeacherInTest, quizId: string) =>
  listeningTo<FiguresOnWire>(`${origin}${API_BASE}${readFigures.path.replace(':id', quizId)}`, teacher, figures)

describeEachDatabase('figures of a quiz', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)
  const origins = new Map<unknown, Promise<string>>()
  const originOf = async (call: number) => {
    const { http } = await appFor(call)
    const known = origins.get(http) ?? http.listen({ port: 0, host: '127.0.0.1' })
    origins.set(http, known)
    return known
  }

  it('are told at once, and after each change whichever process it comes to', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const page = await listening(await originOf(0), teacher, quiz.id)
    expect(page.type).toBe(EVENT_STREAM)
    expect(await page.next()).toMatchObject({ in_progress: 0, total: 0, average_score: null })
    const student = await aStudent(world(), quiz)
    await page.until(({ in_progress }) => in_progress === 1)
    const there = through(await appFor(1), student)
    expectOk(await there.submits([0, 0, 0]))
    const [ended] = (await page.until(({ total }) => total === 1)).slice(-1)
    expect(ended).toMatchObject({ in_progress: 0, total: 1 })
    page.leave()
  })

  it('make the first page of their owner, and nobody else’s, read anew, of quizzes too that came since', {
    tags: ['long'],
  }, async () => {
    const [teacher, other] = [await aTeacher(world()), await aTeacher(world())]
    const address = `${await originOf(0)}${API_BASE}${followHome.path}`
    const page = await listeningTo(address, teacher, followHome.data)
    expect(page.type).toBe(EVENT_STREAM)
    expect(await page.next()).toEqual({})
    const elsewhere = await listeningTo(address, other, followHome.data)
    await elsewhere.next()
    let isOthersTold = false
    const heardElsewhere = elsewhere.next().then((told) => {
      isOthersTold = told !== null
    })
    const quiz = await aPublishedQuiz(teacher)
    expect(await page.next()).toEqual({})
    const student = await aStudent(world(), quiz)
    expect(await page.next()).toEqual({})
    expectOk(await through(await appFor(1), student).submits([0, 0, 0]))
    expect(await page.next()).toEqual({})
    elsewhere.leave()
    await heardElsewhere.catch(() => undefined)
    expect(isOthersTold).toBe(false)
    page.leave()
  })

  it('hold all votes of a poll, whichever process they come to, as its results do', async () => {
    const teacher = await aTeacher(world())
    const poll = await aPublishedPoll(teacher)
    const page = await listening(await originOf(0), teacher, poll.id)
    expect(await page.next()).toMatchObject({ total: 0, poll: { votes: 0, version_id: poll.versionId } })
    const votes = Array.from({ length: 20 }, () => poll.givenBy(newToken()))
    for (const [at, vote] of votes.entries())
      expectOk(await browserOf(await appFor(at)).calls('PUT', '/response', vote))
    const [last] = (await page.until(({ total }) => total === 20)).slice(-1)
    const read = await teacher.browser.calls('GET', `/teacher/polls/${poll.id}/results`)
    const { questions } = readPollResults.data.parse(expectOk(read))
    expect(last?.poll).toEqual({
      version_id: poll.versionId,
      status: 'active',
      votes: 20,
      questions: questions.map(({ of, tally }) => ({ of, tally })),
      presentation: expectOk(await teacher.browser.calls('GET', `/teacher/polls/${poll.id}/presentation`)),
    })
    const set = { question: 0, is_hall_shown: true, hides_results: true }
    const shown = expectOk(await teacher.browser.calls('PUT', `/teacher/polls/${poll.id}/presentation`, { set }))
    const [pressed] = (await page.until((heard) => heard.poll?.presentation.is_hall_shown === true)).slice(-1)
    expect(pressed?.poll?.presentation).toEqual(shown)
    expectOk(await teacher.browser.calls('POST', '/teacher/quiz-actions', { ids: [poll.id], action: 'close' }))
    await page.until((heard) => heard.poll?.status === 'closed')
    page.leave()
  })

  it('are told to nobody but the quiz’s owner', async () => {
    const quiz = await aPublishedQuiz(await aTeacher(world()))
    const stranger = await listening(await originOf(0), await aTeacher(world()), quiz.id)
    expect(stranger.type).toContain('application/json')
    stranger.leave()
  })

  it('come a few times however much happens, and the last ones are those of the end', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const page = await listening(await originOf(0), teacher, quiz.id)
    const started = performance.now()
    await Promise.all(Array.from({ length: 60 }, () => aStudent(world(), quiz)))
    const heard = await page.until(({ in_progress }) => in_progress === 60)
    expect(heard.length).toBeLessThanOrEqual(3 + (performance.now() - started) / 200)
    page.leave()
  })

  it('are answered once where a page has too many windows open', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const origin = await originOf(0)
    const pages = await Promise.all(Array.from({ length: 12 }, () => listening(origin, teacher, quiz.id)))
    const onceMore = await listening(origin, teacher, quiz.id)
    expect(onceMore.type).toContain('application/json')
    for (const page of [...pages, onceMore]) page.leave()
  })
})

describeEachDatabase('streams of figures', (open) => {
  const { world } = sharedServers(open, 1)

  describe('end', () => {
    it('with the server, which does not wait for them', async () => {
      const teacher = await aTeacher(world())
      const quiz = await aPublishedQuiz(teacher)
      const other = await world().secondApp()
      const origin = await other.http.listen({ port: 0, host: '127.0.0.1' })
      const page = await listening(origin, teacher, quiz.id)
      await page.next()
      const stopped = other.stop()
      expect(await page.next()).toBe(null)
      await stopped
    })
  })
})
