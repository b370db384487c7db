import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEVICE_KEY_HEADER, EMBED_PATH, EMBEDDED_HEADER } from '#contract/site/embedding.ts'
import { hashOf, tokenOfDevice } from '../secrets.ts'
import { cookiesOf, OF_THIS_HOST, setCookie } from './cookies.ts'

/** Of an attempt that was begun in a frame; over https alone, since browsers keep no other there. */
export const EMBEDDED_COOKIE = `${OF_THIS_HOST}embedded_`

const FRAMED_PAGE = new RegExp(`^(https?://[^/]*)?${EMBED_PATH}([/?]|$)`, 'i')

/**
 * Whether the page in a frame asks, or makes this call. It has a cookie of its own for each attempt and reads no other: what
 * a teacher or a student holds in this browser otherwise is not within reach of the site around it.
 */
export const isEmbedded = ({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>): boolean =>
  headers[EMBEDDED_HEADER] !== undefined || FRAMED_PAGE.test(url)

/** The hashed token of a frame's attempt: by its cookie, or without one by the key of the device. */
export const embeddedAttempt = (request: FastifyRequest, quizCode: string): string | null => {
  const cookie = cookiesOf(request)[EMBEDDED_COOKIE + quizCode]
  if (cookie) return hashOf(cookie)
  const key = request.headers[DEVICE_KEY_HEADER]
  const token = typeof key === 'string' ? tokenOfDevice(key, quizCode) : null
  return token === null ? null : hashOf(token)
}

type Kept = { quizCode: string; token: string; maxAgeSeconds: number }

/** Over https alone: browsers take no such cookie elsewhere, and the device's key opens the attempt without it. */
export const keepEmbedded = (reply: FastifyReply, { quizCode, token, maxAgeSeconds }: Kept): void =>
  setCookie(reply, {
    ...{ name: EMBEDDED_COOKIE + quizCode, value: token, maxAgeSeconds },
    ...{ isSecure: true, isInFrames: true },
  })
