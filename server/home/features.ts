import type { Features } from '../features.ts'
import { homeRoutes } from './routes.ts'

export const homeFeatures = { routes: [homeRoutes] } satisfies Features
