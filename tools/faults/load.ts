import { setTimeout as pause } from 'node:timers/promises'
import { brokenPromises, contentsOf } from '../../server/testing/kept-promises.ts'
import { aCrowd, type Crowd } from '../../server/testing/students/crowd.ts'
import type { Scene } from './scene.ts'

const AT_ONCE = 30
const RECOVERS_WITHIN_MS = 3000

/** Programs that take the quiz, as many as fit, while something happens to the server. */
export type Load = {
  crowd: Crowd
  /** Lets them act until `during` is over. */
  while: (during: () => Promise<unknown>) => Promise<void>
  /** Everybody finishes, and all that anybody was told must be so. */
  judge: () => Promise<void>
  /** All that was told so far must be so; of those who came after the first `from`. */
  judgeSoFar: (from?: number) => Promise<void>
}

type LoadOptions = {
  /** Whether the database is the file in the scene's folder, which can be looked into. */
  isFile?: boolean
  atOnce?: number
  firstPhone?: number
}

export const aLoad = (scene: Scene, { isFile = true, atOnce = AT_ONCE, ...options }: LoadOptions = {}): Load => {
  const { quiz, random, found, dataDir, server } = scene
  const crowd = aCrowd(quiz, { atOnce, random, ...options })
  const judgeSoFar = async (from = 0) => {
    for (const student of crowd.students.slice(from)) {
      found.lost.push(...(await brokenPromises(student, { quiz, url: server().url })))
    }
    found.broken.push(...crowd.refusals.splice(0).map((refusal) => `a student was told ${refusal}`))
    if (isFile) found.doubled.push(...contentsOf(dataDir).unsound)
  }
  return {
    crowd,
    while: async (during) => {
      let isOver = false
      const acting = crowd.act(server().url, () => isOver)
      await during()
      isOver = true
      await acting
    },
    judgeSoFar,
    judge: async () => {
      await crowd.finish(server().url)
      await judgeSoFar()
      if (!isFile) return
      const { attempts, codes } = contentsOf(dataDir)
      const told = crowd.students.map((student) => student.told.code)
      if (attempts !== told.length) found.doubled.push(`${told.length} students are ${attempts} attempts`)
      const unknown = codes.filter((code) => !told.includes(code)).length
      if (unknown > 0) found.doubled.push(`${unknown} codes that nobody was told`)
    },
  }
}

/** Whether somebody was refused for a while, with that code. */
export const isTold = ({ crowd }: Load, code: string): boolean =>
  crowd.postponed.some((refusal) => refusal.includes(`"code":"${code}"`))

/**
 * A server that was started after a crash has to be well in three seconds; where this machine is busy with other things, in
 * half as long again as the first start of the same try took.
 */
export const expectQuick = ({ found, firstHealthyAfterMs }: Scene, healthyAfterMs: number): void => {
  if (healthyAfterMs > Math.max(RECOVERS_WITHIN_MS, 1.5 * firstHealthyAfterMs))
    found.broken.push(
      `healthy again only after ${Math.round(healthyAfterMs)} ms, at first after ${Math.round(firstHealthyAfterMs)} ms`,
    )
}

/** Waits until it is so; says what was awaited when it does not come. */
export const until = async (what: string, isSo: () => Promise<boolean> | boolean, ms = 10_000): Promise<void> => {
  const started = performance.now()
  while (!(await isSo())) {
    if (performance.now() - started > ms) throw new Error(`after ${ms} ms still not: ${what}`)
    await pause(50)
  }
}
