import type { Features } from '../features.ts'
import { liveRoutes } from './routes.ts'

export const liveFeatures = { routes: [liveRoutes] } satisfies Features
