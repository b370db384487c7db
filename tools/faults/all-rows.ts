import { bellRows } from './rows/bell.ts'
import { binRows } from './rows/bin.ts'
import { clockRows } from './rows/clock.ts'
import { crowdRows } from './rows/crowd.ts'
import { deviceRows } from './rows/devices.ts'
import { endRows } from './rows/ends.ts'
import { postgresRows } from './rows/postgres.ts'
import { responseClockRows } from './rows/response-clock.ts'
import { responseDeviceRows } from './rows/response-devices.ts'
import { responseOwnerRows } from './rows/response-owner.ts'
import { responsePageRows } from './rows/response-pages.ts'
import { responseSaveRows } from './rows/response-saves.ts'
import { responseServerRows } from './rows/response-server.ts'
import { responseSharedRows } from './rows/response-shared.ts'
import { responseRows } from './rows/responses.ts'
import { restoreRows } from './rows/restore.ts'
import { rushRows } from './rows/rush.ts'
import { saveRows } from './rows/saves.ts'
import { serverRows } from './rows/server.ts'
import { sharedRows } from './rows/shared.ts'
import { startRows } from './rows/start.ts'
import { teacherRows } from './rows/teacher.ts'
import { testedRows } from './rows/tested.ts'
import { typedRows } from './rows/typed.ts'
import { versionRows } from './rows/versions.ts'
import { workerRows } from './rows/worker.ts'
import type { Row } from './scene.ts'

/** One of each kind of harm that is over in a few seconds: what the gate tries. */
export const QUICK_ROWS: readonly string[] = [
  'start-answers-lost',
  'saves-offline',
  'devices-two-tabs-unaware',
  'shared-unsent',
  'server-told-to-stop',
]

const alone = (rows: readonly Row[]): Row[] => rows.map((row) => ({ ...row, isAlone: true }))

export const allRows: Row[] = [
  ...startRows,
  ...saveRows,
  ...deviceRows,
  ...typedRows,
  ...sharedRows,
  ...responseRows,
  ...responseSaveRows,
  ...responsePageRows,
  ...responseDeviceRows,
  ...responseSharedRows,
  ...responseClockRows,
  ...responseOwnerRows,
  ...workerRows,
  ...clockRows,
  ...endRows,
  ...bellRows,
  ...teacherRows,
  ...binRows,
  ...versionRows,
  ...alone(serverRows),
  ...alone(responseServerRows),
  ...alone(postgresRows),
  ...restoreRows,
  ...testedRows,
  ...alone(rushRows),
  ...alone(crowdRows),
]
