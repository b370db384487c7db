import type { FastifyRequest } from 'fastify'
import { type DeviceWords, deviceWords } from '#domain/people/device-words.ts'

/** With what a session was opened, as its browser says. */
export const wordsOf = ({ headers }: FastifyRequest): DeviceWords => deviceWords(headers['user-agent'] ?? '')
