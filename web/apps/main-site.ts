import '../ui/alive.ts'
import { watchHealth } from '../site/health-watch.ts'
import { bringToLife } from '../site/islands.ts'
import { wakeIslands } from '../site/waking.ts'

wakeIslands(bringToLife)
void watchHealth()
