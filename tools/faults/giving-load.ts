import { setTimeout as pause } from 'node:timers/promises'
import { giveResponse, readResponded } from '#contract/runs/responses.ts'
import { envelope } from '#contract/wire/wire.ts'
import { newToken } from '../../server/secrets.ts'
import { type Published, stored } from './asked.ts'
import type { Scene } from './scene.ts'

const AT_ONCE = 20
/** A server that is away, or says that it is, is asked again after this. */
const AGAIN_MS = 250
const PASSING = [429, 502, 503, 504]

/** One device without a browser: what it was told is there of what it chose. */
type Device = { name: string; acknowledged: number | null }

type GivingLoad = {
  /** Lets devices respond, one after the other in each of several lanes, until `during` is over; all of them finish. */
  while: (during: () => Promise<unknown>) => Promise<void>
  /** What was acknowledged is there, each device has given one response, and the server was missed. */
  judge: () => void
}

/** The ids of what is asked: the choice, and the words that name the device. */
const askedIn = async ({ server }: Scene, { code }: Published) => {
  const answer = await fetch(`${server().url}${readResponded.path}?code=${code}`)
  const { version_id, questions } = readResponded.data.parse(envelope.parse(await answer.json()).response.data)
  const [choice = '', words = ''] = questions.map(({ id }) => id)
  return { version_id, choice, words }
}

/** Says a thing until it is answered; `missed`: how often nobody knew whether it was taken. */
const aGiver = ({ server, found }: Scene) => {
  const giver = { missed: 0 }
  const give = async (body: object): Promise<number | null> => {
    const answer = await fetch(server().url + giveResponse.path, {
      method: giveResponse.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { data, error } = envelope.parse(await answer.json()).response
    if (!error) return giveResponse.data.parse(data).revision
    if (PASSING.includes(answer.status)) return null
    found.broken.push(`a device was told ${answer.status} ${error.code}`)
    return 0
  }
  const untilTaken = async (body: object): Promise<number> => {
    for (;;) {
      const revision = await give(body).catch(() => null)
      if (revision !== null) return revision
      giver.missed += 1
      await pause(AGAIN_MS)
    }
  }
  return Object.assign(giver, { untilTaken })
}

/** What was acknowledged is there, and each device has given one response. */
const judge = (scene: Scene, asked: Published, devices: Device[]) => {
  const { lost, doubled } = scene.found
  const all = stored(scene, asked)
  for (const { name, acknowledged } of devices) {
    const own = all.filter(({ answers }) => answers.includes(`"${name}"`))
    if (own.length > 1) doubled.push(`${name} has given ${own.length} responses`)
    if (!own.some(({ answers, isEnded }) => isEnded && answers.includes(`[${acknowledged}]`)))
      lost.push(`${name} was told that [${acknowledged}] is there: ${JSON.stringify(own)}`)
  }
  if (all.length !== devices.length) doubled.push(`${devices.length} devices have given ${all.length} responses`)
}

/** Programs that respond while something happens to the server. */
export const aGivingLoad = (scene: Scene, asked: Published): GivingLoad => {
  const devices: Device[] = []
  const giver = aGiver(scene)
  const responds = async ({ version_id, choice, words }: Awaited<ReturnType<typeof askedIn>>) => {
    const device: Device = { name: `device ${devices.length}.`, acknowledged: null }
    devices.push(device)
    const same = { code: asked.code, device_key: newToken(), version_id }
    let revision = 0
    // A poll is given in one call.
    for (const is_ended of asked.kind === 'poll' ? [true] : [false, false, true]) {
      const option = Math.floor(scene.random() * 2)
      const answers = [
        { question_id: choice, value: [option] },
        { question_id: words, value: device.name },
      ]
      revision = await giver.untilTaken({ ...same, answers, is_ended, based_on: revision, change: newToken() })
      device.acknowledged = option
    }
  }
  return {
    while: async (during) => {
      const questions = await askedIn(scene, asked)
      let isOver = false
      const lane = async () => {
        while (!isOver) await responds(questions)
      }
      const lanes = Array.from({ length: AT_ONCE }, lane)
      await during()
      isOver = true
      await Promise.all(lanes)
    },
    judge: () => {
      if (giver.missed === 0) scene.found.broken.push('nobody missed the server')
      judge(scene, asked, devices)
    },
  }
}
