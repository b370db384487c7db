import type { Features } from '../features.ts'
import { presentationRoutes } from './presentations/routes.ts'
import { audienceQuestionRoutes } from './questions/routes.ts'

export const audienceFeatures = { routes: [audienceQuestionRoutes, presentationRoutes] } satisfies Features
