import { watchHealth } from '../site/health-watch.tsx'
import { hydrateIslands } from '../site/islands.tsx'

hydrateIslands()
void watchHealth()
