import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOpen } from '../frames/rules.ts'
import { walkRoutes } from '../frames/walk-routes.ts'
import { TABLE, writeTable } from '../frames/write-table.ts'
import { openFolder } from '../recording/open-place.ts'

/* Writes docs/frames.md anew, and fails where a teacher's page or call is open. */

const dataDir = mkdtempSync(join(tmpdir(), 'quiznity-frames-'))
const all = await walkRoutes(() => openFolder(dataDir))
rmSync(dataDir, { recursive: true })

writeFileSync(TABLE, writeTable(all))
const open = findOpen(all)
for (const complaint of open) console.error(complaint)
console.log(`${all.length} routes are in docs/frames.md, ${open.length} complaints.`)
process.exitCode = open.length === 0 ? 0 : 1
