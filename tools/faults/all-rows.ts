import { deviceRows } from './rows/devices.ts'
import { saveRows } from './rows/saves.ts'
import { serverRows } from './rows/server.ts'
import { startRows } from './rows/start.ts'
import type { Row } from './scene.ts'

export const allRows: Row[] = [...startRows, ...saveRows, ...deviceRows, ...serverRows]
