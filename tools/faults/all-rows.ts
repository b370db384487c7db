import { bellRows } from './rows/bell.ts'
import { clockRows } from './rows/clock.ts'
import { crowdRows } from './rows/crowd.ts'
import { deviceRows } from './rows/devices.ts'
import { endRows } from './rows/ends.ts'
import { postgresRows } from './rows/postgres.ts'
import { restoreRows } from './rows/restore.ts'
import { rushRows } from './rows/rush.ts'
import { saveRows } from './rows/saves.ts'
import { serverRows } from './rows/server.ts'
import { sharedRows } from './rows/shared.ts'
import { startRows } from './rows/start.ts'
import { teacherRows } from './rows/teacher.ts'
import { testedRows } from './rows/tested.ts'
import { versionRows } from './rows/versions.ts'
import { workerRows } from './rows/worker.ts'
import type { Row } from './scene.ts'

/** Some of each kind that are over in a few seconds: together they take a minute and a half. */
export const QUICK_ROWS: readonly string[] = [
  'start-answers-lost',
  'start-ten-at-once',
  'start-cookies-refused',
  'saves-one-revision',
  'saves-tab-closed',
  'saves-offline',
  'devices-phone-offline',
  'devices-two-tabs-unaware',
  'devices-second-tab-unsaved',
  'shared-unsent',
  'storage-missing',
  'worker-portal',
  'clock-changed-offline-back',
  'server-told-to-stop',
  'server-file-deleted',
  'server-two-on-one-file',
]

export const allRows: Row[] = [
  ...startRows,
  ...saveRows,
  ...deviceRows,
  ...sharedRows,
  ...workerRows,
  ...clockRows,
  ...endRows,
  ...bellRows,
  ...teacherRows,
  ...versionRows,
  ...serverRows,
  ...postgresRows,
  ...restoreRows,
  ...testedRows,
  ...rushRows,
  ...crowdRows,
]
