import type { Features } from '../features.ts'
import { brandingRoutes } from './branding/routes.ts'
import { draftRoutes } from './drafts/routes.ts'
import { quizActionRoutes } from './list/action-routes.ts'
import { quizListRoutes } from './list/routes.ts'
import { pollRoutes } from './polls/routes.ts'
import { publishingRoutes } from './publishing/routes.ts'
import { settingsDefaultRoutes } from './settings/default-routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { surveyRoutes } from './surveys/routes.ts'
import { versionRoutes } from './versions/routes.ts'

export const questionnaireFeatures = {
  routes: [
    quizListRoutes,
    quizActionRoutes,
    draftRoutes,
    publishingRoutes,
    settingsRoutes,
    settingsDefaultRoutes,
    brandingRoutes,
    versionRoutes,
    pollRoutes,
    surveyRoutes,
  ],
} satisfies Features
