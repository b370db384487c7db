import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { readPresentation } from '#contract/audience/presentations.ts'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { giveResponse, readCrowdResults, readResponded, readResponse } from '#contract/runs/responses.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import { startProduct } from './child-process.ts'
import { call, newTeacher, post } from './exam.ts'
import { type Figure, limitFigure } from './figures.ts'
import { hearFigures } from './hear-figures.ts'
import { type Connection, openConnection, type Request, requestBytes } from './http-client.ts'
import { ring, type Visit } from './load.ts'
import type { Place } from './seed.ts'

const VOTERS = 10_000
const SECONDS = 10
/** As many as one account may have open. */
const SCREENS = 12
const MOST_UPDATES = 5
/** What was late on its way comes sooner before the next one. */
const SECOND_MS = 950
const OPTIONS = ['Rice', 'Bread', 'Fish', 'Nothing']

type Poll = { id: string; code: string; token: string; versionId: string; questionId: string }

export const publishPoll = async (port: number): Promise<Poll> => {
  const api = `http://127.0.0.1:${port}${API_BASE}`
  const token = await newTeacher(port)
  const draft = { options: OPTIONS, look: 'list', least: null, most: 1, other: false }
  const question = { kind: 'opinion', problem: 'What shall we eat?', draft }
  const responding = { results: 'after_vote' }
  const body = { kind: 'poll', title: 'Lunch', sections: [{ questions: [question] }], responding }
  const { id, share_code: code } = createResponded.data.parse(await post(api + createResponded.path, body, token))
  const paper = readResponded.data.parse(await call(`${api}${readResponded.path}?code=${code}`))
  return { id, code, token, versionId: paper.version_id, questionId: paper.questions[0]?.id ?? '' }
}

/** The moments at which votes were acknowledged, one after the other. */
type Acknowledged = number[]
/** What a hall was told: that its votes are kept, and how many voters saw results afterwards. */
type Hall = { acknowledged: Acknowledged; readers: number }

/** What the page asks for: the poll, what this device has said before; then it votes, and sees how all have. */
const visitOf = (poll: Poll, at: number, hall: Hall): Visit => {
  const { code, versionId, questionId } = poll
  const device_key = randomBytes(16).toString('hex')
  const vote = {
    code,
    device_key,
    version_id: versionId,
    based_on: 0,
    change: randomBytes(16).toString('hex'),
    answers: [{ question_id: questionId, value: [at % OPTIONS.length] }],
    is_ended: true,
  }
  const onAnswer: Request['onAnswer'] = ({ status }) => {
    if (status === 200) hall.acknowledged.push(performance.now())
  }
  const onResults: Request['onAnswer'] = ({ body }) => {
    if (/"votes":\d/.test(body)) hall.readers += 1
  }
  const device = JSON.stringify({ code, device_key })
  return [
    { bytes: requestBytes(`GET ${API_BASE}${readResponded.path}?code=${code}`, { 'accept-encoding': 'gzip' }) },
    { bytes: requestBytes(`POST ${API_BASE}${readResponse.path}`, {}, device) },
    { bytes: requestBytes(`PUT ${API_BASE}${giveResponse.path}`, {}, JSON.stringify(vote)), onAnswer },
    { bytes: requestBytes(`POST ${API_BASE}${readCrowdResults.path}`, {}, device), onAnswer: onResults },
  ]
}

/** How many votes a screen showed from which moment on. */
type Shown = { votes: number; at: number }
type Screen = { shown: Shown[]; leave: () => void }

const lastShown = ({ shown }: Screen): number => shown.at(-1)?.votes ?? 0

/** Reads, after every change that it hears of, what else the screen shows, as the presenter's page does. */
const following = (poll: Poll, { ask, close }: Connection) => {
  const path = API_BASE + readPresentation.path.replace(':id', poll.id)
  const bytes = requestBytes(`GET ${path}`, { authorization: `Bearer ${poll.token}` })
  const shown: Shown[] = []
  let isReading = false
  let isStale = false
  let isLeft = false
  const hear = async (votes: number) => {
    shown.push({ votes, at: performance.now() })
    isStale = true
    if (isReading || isLeft) return
    isReading = true
    while (isStale && !isLeft) {
      isStale = false
      await ask({ bytes })
    }
    isReading = false
    if (isLeft) close()
  }
  const leave = () => {
    isLeft = true
    if (!isReading) close()
  }
  return { shown, hear, leave }
}

const openScreen = async (port: number, poll: Poll): Promise<Screen> => {
  const screen = following(poll, await openConnection(port))
  const stream = await hearFigures(port, poll, (json) => {
    const votes = /"votes":(\d+)/.exec(json)?.[1]
    if (votes !== undefined) void screen.hear(Number(votes))
  })
  return {
    shown: screen.shown,
    leave: () => {
      stream.leave()
      screen.leave()
    },
  }
}

/** How long after its acknowledgement each vote was on each screen, in milliseconds. */
const delays = (acknowledged: Acknowledged, screens: readonly Screen[]): number[] =>
  screens.flatMap(({ shown }) => {
    let next = 0
    return acknowledged.map((at, before) => {
      while ((shown[next]?.votes ?? Number.POSITIVE_INFINITY) <= before) next += 1
      return Math.max(0, (shown[next]?.at ?? Number.POSITIVE_INFINITY) - at)
    })
  })

/** How often a screen was told of something new within a second, at the most. */
const mostUpdates = (screens: readonly Screen[]): number =>
  Math.max(
    ...screens.flatMap(({ shown }) =>
      shown.map(({ at: from }) => shown.filter(({ at }) => at >= from && at < from + SECOND_MS).length),
    ),
  )

const untilAllShow = async (screens: readonly Screen[]): Promise<void> => {
  const until = performance.now() + 10_000
  while (screens.some((screen) => lastShown(screen) < VOTERS) && performance.now() < until) await pause(10)
}

/** A hall votes within ten seconds, each on a connection of its own, while screens show how it stands. */
export const hallFigures = async (place: Place, store: string): Promise<Figure[]> => {
  const product = await startProduct(place, { tellsDelay: true })
  const poll = await publishPoll(product.port)
  const screens: Screen[] = []
  while (screens.length < SCREENS) screens.push(await openScreen(product.port, poll))
  const acknowledged: Acknowledged = []
  const hall: Hall = { acknowledged, readers: 0 }
  const visits = Array.from({ length: VOTERS }, (_, at) => visitOf(poll, at, hall))
  await product.loopDelay()
  const load = await ring(product.port, visits, { seconds: SECONDS, beforeClosing: () => untilAllShow(screens) })
  const { p99: held } = await product.loopDelay()
  if (acknowledged.length !== VOTERS) throw new Error(`not every vote was acknowledged: ${JSON.stringify(load)}`)
  if (hall.readers !== VOTERS) throw new Error(`${hall.readers} voters of ${VOTERS} were told how all have voted`)
  for (const screen of screens)
    if (lastShown(screen) !== VOTERS) throw new Error(`a screen shows ${lastShown(screen)} votes of ${VOTERS}`)
  const took = delays(acknowledged, screens).toSorted((one, other) => one - other)
  for (const { leave } of screens) leave()
  await product.stop()
  const p99 = took[Math.floor(took.length * 0.99)] ?? Number.NaN
  return [
    limitFigure(`10,000 votes in ten seconds: the last answer after, ${store}`, load.seconds, { most: 11, unit: 's' }),
    limitFigure('… a vote is on each of 12 screens after (p99)', p99, { most: 300, unit: 'ms' }),
    limitFigure('… one screen is told of news, at the most', mostUpdates(screens), { most: MOST_UPDATES, unit: '/s' }),
    limitFigure('… the event loop held (p99)', held, { most: 20, unit: 'ms' }),
  ]
}
