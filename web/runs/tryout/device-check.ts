import { del, get, set } from 'idb-keyval'
import { findStudent } from '#contract/runs/attempts.ts'
import type { Script } from '#domain/text/script.ts'
import { HOUR, type Instant, MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { call } from '../../calls/call.ts'
import { randomKey } from '../../calls/random-key.ts'
import { isServersFault } from '../../calls/reply.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/students/tryout.ts'
import type { ServerClock } from '../device/clock.ts'
import { answered, openStores } from '../device/journal-database.ts'

/** What came of one part of the check, and what there is to do. */
export type Finding = { is: 'good' | 'warning' | 'untried'; text: string }

const good = (text: string): Finding => ({ is: 'good', text })
const warning = (text: string): Finding => ({ is: 'warning', text })
const untried = (text: string): Finding => ({ is: 'untried', text })

/** Both together, and what they wait for besides, stay well below half a minute. */
const NETWORK_MS = 10 * SECOND
const LETTERS_MS = 10 * SECOND

const SLOW_MS = 3 * SECOND
const CLOCK_MAY_DIFFER_MS = 2 * MINUTE
const DAY = 24 * HOUR

type OfQuiz = { code: string; clock: ServerClock }

/** The smallest call there is, there and back; it also tells what time the server has. */
export const checkNetwork = async ({ code, clock }: OfQuiz): Promise<Finding> => {
  const askedAt = performance.now()
  const reply = await call(findStudent, { query: { code } }, { timeoutMs: NETWORK_MS })
  const heardAt = performance.now()
  if (!reply.ok && isServersFault(reply.failure))
    return warning(t(navigator.onLine ? 'tryout.networkNone' : 'tryout.networkOffline'))
  const serverNow = reply.ok ? reply.value.server_now : undefined
  if (serverNow !== undefined) clock.heard({ serverNow, askedAt, heardAt })
  const took = heardAt - askedAt
  const seconds = formatNumber(Math.max(0.1, took / SECOND), { maximumFractionDigits: 1 })
  return took > SLOW_MS ? warning(t('tryout.networkSlow', { seconds })) : good(t('tryout.networkGood', { seconds }))
}

const LENGTHS = [
  [2 * DAY, DAY, 'days'],
  [2 * HOUR, HOUR, 'hours'],
  [0, MINUTE, 'minutes'],
] as const

const lengthInWords = (ms: number): string => {
  const [, unit, name] = LENGTHS.find(([from]) => ms >= from) ?? LENGTHS[2]
  return t(`tryout.${name}`, { count: Math.round(ms / unit) })
}

/** The device's clock beside the server's, as far as that was heard. */
export const checkClock = (clock: ServerClock, deviceNow: Instant): Finding => {
  if (!clock.isHeard()) return untried(t('tryout.clockUntried'))
  const ahead = deviceNow - clock.now()
  if (Math.abs(ahead) <= CLOCK_MAY_DIFFER_MS) return good(t('tryout.clockGood'))
  const time = lengthInWords(Math.abs(ahead))
  return warning(t(ahead > 0 ? 'tryout.clockAhead' : 'tryout.clockBehind', { time }))
}

/** Where answers are kept: a record of its own is written, read and deleted. */
export const checkStorage = async (): Promise<Finding> => {
  const store = openStores()('starts')
  // No quiz has such a code, and no other tab this key.
  const key = `tryout ${randomKey()}`
  const found = await answered(set(key, key, store).then(() => get<string>(key, store)))
  await answered(del(key, store))
  return found === key ? good(t('tryout.storageGood')) : warning(t('tryout.storageRefused'))
}

/** The font that shows a script, as the style sheets name it, and a line of letters of which no two are equally wide. */
export const LETTERS: Record<Script, { family: string; sample: string; lang?: string }> = {
  bengali: { family: 'Anek Bangla', sample: 'আমরা প্রশ্নের উত্তর লিখি। ০১২৩', lang: 'bn' },
  devanagari: { family: 'Anek Devanagari', sample: 'हम प्रश्नों के उत्तर लिखते हैं। ०१२३', lang: 'hi' },
  latin_ext: { family: 'Anek Latin', sample: 'Pāṇini, Kālidāsa, Brahmagupta ₹' },
}

/** Of no character: what is drawn for it is drawn for every letter that is missing. */
const UNASSIGNED = '\u0378'

/** Whether every letter is as wide as the sign of a missing one; null where nothing can be measured. */
const areBoxes = (letters: string): boolean | null => {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return null
  pen.font = '32px sans-serif'
  const box = pen.measureText(UNASSIGNED).width
  return [...letters].every((letter) => pen.measureText(letter).width === box)
}

const TO_MEASURE: Record<Script, string> = { bengali: 'কঢও', devanagari: 'कढओ', latin_ext: 'āḍĪ' }

/** Whether a script's font is here, or else the device has letters of its own for it. */
export const checkLetters = async (script: Script): Promise<Finding> => {
  const { family, sample } = LETTERS[script]
  const loading = document.fonts?.load(`1em "${family}"`, sample)
  const faces = loading ? await answered(loading, LETTERS_MS) : null
  if (faces?.some(({ status }) => status === 'loaded')) return good(t('tryout.lettersGood'))
  const boxes = areBoxes(TO_MEASURE[script])
  if (boxes === null) return untried(t('tryout.lettersUntried'))
  return boxes ? warning(t('tryout.lettersBoxes')) : good(t('tryout.lettersOwn'))
}

export const checkFormula = (): Finding =>
  typeof MathMLElement === 'function' ? good(t('tryout.formulaGood')) : warning(t('tryout.formulaTyped'))

/** Whether a picture that was asked for has come. */
export const pictureFinding = (isShown: boolean): Finding =>
  isShown ? good(t('tryout.pictureGood')) : warning(t('tryout.pictureFailed'))
