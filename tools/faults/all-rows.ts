import { bellRows } from './rows/bell.ts'
import { clockRows } from './rows/clock.ts'
import { crowdRows } from './rows/crowd.ts'
import { deviceRows } from './rows/devices.ts'
import { postgresRows } from './rows/postgres.ts'
import { restoreRows } from './rows/restore.ts'
import { saveRows } from './rows/saves.ts'
import { serverRows } from './rows/server.ts'
import { startRows } from './rows/start.ts'
import { workerRows } from './rows/worker.ts'
import type { Row } from './scene.ts'

export const allRows: Row[] = [
  ...startRows,
  ...saveRows,
  ...deviceRows,
  ...workerRows,
  ...clockRows,
  ...bellRows,
  ...serverRows,
  ...postgresRows,
  ...restoreRows,
  ...crowdRows,
]
