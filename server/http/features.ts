import type { Features } from '../features.ts'
import { documentRoutes } from './document.ts'
import { healthRoutes } from './health.ts'

/** What is asked about the server itself. */
export const httpFeatures = { routes: [healthRoutes, documentRoutes] } satisfies Features
