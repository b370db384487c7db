import type { FastifyInstance } from 'fastify'
import type { Chore } from './chores.ts'
import type { Heart } from './clock/beat-heart.ts'
import type { Context } from './context.ts'
import type { FindCovers } from './http/covers.ts'
import type { FindEmbedded } from './http/embedded-pages.ts'

/** All that features are made of: what use cases may reach for, and how this process is. */
export type Server = Context & {
  heart: Heart
  /** Aborted as soon as the server is told to stop: it answers for a while longer, and begins nothing that lasts. */
  stopping: AbortSignal
}

/** What the features of a folder bring to the server: its `features.ts` lists them, and `app.ts` lists the folders. */
export type Features = {
  /** Each binds the calls of one noun. */
  routes?: readonly ((http: FastifyInstance, server: Server) => void)[]
  /** What is rendered into a page for whoever asks for it with a code. */
  covers?: FindCovers
  /** What stands in a frame of another site for whoever asks for it with a code. */
  embedded?: FindEmbedded
  /** What a server that listens does by itself. */
  chores?: Readonly<Record<string, Chore>>
  /** Deletes what was kept for long enough. All of them are one chore, and have their turns in the order of the lists. */
  tidying?: readonly (() => Promise<unknown>)[]
}
