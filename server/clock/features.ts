import type { Features, Server } from '../features.ts'
import { BEAT_EVERY } from './beat-heart.ts'

export const clockFeatures = ({ heart }: Server) =>
  ({
    chores: {
      /** `main.ts` has the first one before the server listens. */
      beat: { every: BEAT_EVERY, work: heart.beat },
    },
  }) satisfies Features
