import { SECOND } from '#domain/time/time-limit.ts'
import type { Features, Server } from '../features.ts'
import { tidyGivenUp } from './anonymous/tidy-given-up.ts'
import { exportRoutes } from './exports/routes.ts'
import { analyticsRoutes } from './quizzes/routes.ts'
import { createFoldReports } from './reports/fold-report-queue.ts'
import { createMendReports } from './reports/mend-reports.ts'
import { summaryLinkRoutes } from './summary-links/routes.ts'
import { surveyResultRoutes } from './surveys/routes.ts'
import { trendRoutes } from './trends/routes.ts'

export const resultFeatures = (server: Server) =>
  ({
    routes: [analyticsRoutes, trendRoutes, surveyResultRoutes, summaryLinkRoutes, exportRoutes],
    chores: {
      /** Moves what has ended into the teachers' reports. */
      foldReports: { every: SECOND, work: createFoldReports(server) },
      /** Counts those reports afresh that are wrong. */
      mendReports: { every: 'night', work: createMendReports(server) },
    },
    tidying: [() => tidyGivenUp(server)],
  }) satisfies Features
