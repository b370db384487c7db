import * as z from 'zod/mini'

const chore = z.enum(['sendMail', 'foldReports', 'closeOverdue', 'tidy', 'tellTeachers', 'clearJournal'])
/** What the server does by itself every second, minute or few minutes. */
export type Chore = z.infer<typeof chore>

/** What a test may ask of the server's process beside what people ask of it. */
export const serverCall = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('advance'), id: z.number(), ms: z.number() }),
  z.object({ kind: z.literal('run'), id: z.number(), chore }),
  z.object({ kind: z.literal('tellTime'), id: z.number() }),
])
export type ServerCall = z.infer<typeof serverCall>

/** Of the server's process: where it is, once it answers; then one reply to each call. */
export const serverMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('listens'), url: z.string(), dataDir: z.string() }),
  z.object({ kind: z.literal('done'), id: z.number(), now: z.number() }),
  z.object({ kind: z.literal('failed'), id: z.number(), why: z.string() }),
])
export type ServerMessage = z.infer<typeof serverMessage>
