import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import type { Features, Server } from '../features.ts'
import { createCloseOverdue } from './attempts/close-overdue.ts'
import { findQuizCover } from './attempts/find-cover.ts'
import { paperRoutes } from './attempts/paper-routes.ts'
import { attemptRoutes } from './attempts/routes.ts'
import { findEmbedded } from './find-embedded.ts'
import { invigilationRoutes } from './invigilation/routes.ts'
import { lateAnswerRoutes } from './late/routes.ts'
import { handMarkRoutes } from './marking/routes.ts'
import { findRespondedCover } from './responses/find-cover.ts'
import { responseRoutes } from './responses/routes.ts'
import { uploadRoutes } from './responses/upload-routes.ts'

export const runFeatures = (server: Server) => {
  const { heart, partings } = server
  const closeAll = createCloseOverdue(server)
  return {
    routes: [
      paperRoutes,
      attemptRoutes,
      lateAnswerRoutes,
      invigilationRoutes,
      handMarkRoutes,
      responseRoutes,
      uploadRoutes,
    ],
    covers: {
      '/quiz': findQuizCover(server),
      '/poll': findRespondedCover(server),
      '/survey': findRespondedCover(server),
    },
    embedded: findEmbedded(server),
    chores: {
      /** Ends what is overdue now, if the heartbeat is well. */
      closeOverdue: { every: SECOND, work: async () => (heart.mayClose() ? closeAll() : 0) },
      clearPartings: { every: MINUTE, work: partings.clear },
    },
  } satisfies Features
}
