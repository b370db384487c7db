import type { Child } from './child-process.ts'
import { type Exam, saveBody, saveRequests, starts, submitBody, submitRequests } from './exam.ts'
import { type Figure, type Rates, ratioFigure } from './figures.ts'
import { requestBytes } from './http-client.ts'
import { drive, eachOnce, type Load } from './load.ts'
import { type Look, verify } from './stored.ts'

type Round = { starts: number; linkedStarts: number; saves: number; submits: number; savedSubmits: number }
/** `linked`: an exam whose questions are read by its link, so that starts bring none. */
export type Sides = { product: Child; bare: Child; exam: Exam; linked?: Exam; look: Look }

const rate = ({ succeeded, seconds, refused }: Load) => {
  if (Object.keys(refused).length > 0) throw new Error(`calls were refused: ${JSON.stringify(refused)}`)
  return succeeded / seconds
}

const COOKIE = `quiznity_attempt_ABCDEFGH=${'x'.repeat(43)}`

/** The same bodies to the bare server, each under a key of its own. */
const bareRate = async (port: number, { name, body, count }: { name: string; body: string; count: number }) => {
  const keys = Array.from({ length: count }, (_, at) => `/${name}/${performance.now()}-${at}`)
  const requests = keys.map((key) => ({ bytes: requestBytes(`POST ${key}`, { cookie: COOKIE }, body) }))
  return rate(await drive({ port, next: eachOnce(requests, (request) => request) }))
}

const bareRound = async ({ bare, exam }: Sides, count: number): Promise<Round> => {
  const details = { name: 'Student 123456', phone: '9000000000', district: 'Kolkata', quiz_code: exam.code }
  const startsRate = await bareRate(bare.port, { name: 'start', body: JSON.stringify(details), count })
  const student = { cookie: COOKIE, id: 'x'.repeat(16), epoch: 'x'.repeat(12) }
  const saves = await bareRate(bare.port, { name: 'save', body: saveBody(exam, student), count })
  const submits = await bareRate(bare.port, { name: 'submit', body: submitBody(exam, student), count })
  return { starts: startsRate, linkedStarts: startsRate, saves, submits, savedSubmits: submits }
}

/** One half of the students submits at once, the other half saves first, as all do whose network is well. */
const createOurRound = ({ product: { port }, exam, linked, look }: Sides) => {
  const acknowledged = { starts: 0, saves: 0, codes: [] as string[] }
  const send = async (requests: ReturnType<typeof saveRequests>) =>
    rate(await drive({ port, next: eachOnce(requests, (request) => request) }))

  return async (count: number): Promise<Round> => {
    const { started, ...load } = await starts(port, exam, 2 * count)
    const [straight, saving] = [started.slice(0, count), started.slice(count)]
    const saves = await send(saveRequests(exam, saving))
    const submits = await send(submitRequests(exam, straight, { codes: acknowledged.codes, afterSaves: 0 }))
    const savedSubmits = await send(submitRequests(exam, saving, { codes: acknowledged.codes, afterSaves: 1 }))
    const linkedStarts = linked ? rate(await starts(port, linked, count)) : 0
    acknowledged.starts += linked ? 3 * count : 2 * count
    acknowledged.saves += count
    await verify(look, exam, acknowledged)
    return { starts: rate(load), linkedStarts, saves, submits, savedSubmits }
  }
}

type Plan = { rounds: number; count: number; store: string; targets: { answers: number; starts?: number } }

/** Starts, saves and submits of both sides in turn; the first round only warms both up. */
export const answerFigures = async (sides: Sides, { rounds, count, store, targets }: Plan): Promise<Figure[]> => {
  const ourRound = createOurRound(sides)
  const taken: { ours: Round; bare: Round }[] = []
  for (let round = 0; round <= rounds; round += 1) {
    taken.push({ bare: await bareRound(sides, count), ours: await ourRound(count) })
  }
  const rates = (key: keyof Round): Rates => ({
    ours: taken.slice(1).map(({ ours }) => ours[key]),
    bare: taken.slice(1).map(({ bare }) => bare[key]),
  })
  return [
    ratioFigure(`Submits of 30 answers, ${store}`, rates('submits'), targets.answers),
    ratioFigure(`Submits after a save, ${store}`, rates('savedSubmits'), targets.answers),
    ratioFigure(`Saves of 30 answers, ${store}`, rates('saves'), targets.answers),
    ...(targets.starts ? [ratioFigure(`Starts, with 30 questions, ${store}`, rates('starts'), targets.starts)] : []),
    ...(targets.starts && sides.linked
      ? [ratioFigure(`Starts, questions by link, ${store}`, rates('linkedStarts'), targets.starts)]
      : []),
  ]
}
