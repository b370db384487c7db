import type { Features } from '../features.ts'
import { presentationRoutes } from './presentations/routes.ts'
import { hallQuestionRoutes } from './questions/routes.ts'

export const audienceFeatures = { routes: [hallQuestionRoutes, presentationRoutes] } satisfies Features
