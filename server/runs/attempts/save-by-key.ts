import { fail, ok } from '#domain/result.ts'
import { hashOf, tokenOfDevice } from '../../secrets.ts'
import type { createSaveAnswers } from './save-answers.ts'

type SaveAnswers = ReturnType<typeof createSaveAnswers>
type Save = Omit<Parameters<SaveAnswers>[0], 'tokenHash'>
/** `tokenHash` is null for a browser without a cookie of this quiz, `deviceKey` where none was sent. */
type Delivery = Save & { tokenHash: string | null; deviceKey: string | null; quizCode: string }

/** Saves for whoever the cookie stands for; where that is nobody, or somebody else, for whoever holds the device's key. */
export const saveByCookieOrKey = async (
  saveAnswers: SaveAnswers,
  { tokenHash, deviceKey, quizCode, ...save }: Delivery,
): ReturnType<SaveAnswers> => {
  const byCookie = tokenHash === null ? fail('no_attempt') : await saveAnswers({ ...save, tokenHash })
  const isAnothers = !byCookie.ok && byCookie.code === 'no_attempt'
  return isAnothers && deviceKey !== null ? byKey(saveAnswers, { ...save, deviceKey, quizCode }) : byCookie
}

type OfDevice = Save & { deviceKey: string; quizCode: string }

/**
 * Takes what a device still holds of an attempt whose cookie its browser has lost, or has replaced by somebody else's. Its
 * key is worth what a token is that was handed over: it delivers, and reads nothing.
 */
const byKey = async (saveAnswers: SaveAnswers, { deviceKey, quizCode, ...save }: OfDevice): ReturnType<SaveAnswers> => {
  const token = tokenOfDevice(deviceKey, quizCode)
  if (token === null) return fail('no_attempt')
  const saved = await saveAnswers({ ...save, tokenHash: hashOf(token) })
  return saved.ok ? ok({ ...saved.value, revision: 0, base: null, news: {} }) : saved
}
