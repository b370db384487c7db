import type { Features, Server } from '../features.ts'
import { BEAT_EVERY } from './beat-heart.ts'

export const clockFeatures = ({ heart }: Server) =>
  ({
    chores: {
      /** A server that begins to listen has beaten once before. */
      beat: { every: BEAT_EVERY, work: heart.beat },
    },
  }) satisfies Features
