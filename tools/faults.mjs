import { spawnSync } from 'node:child_process'
import { become, bootstrap, root } from './bootstrap.mjs'

const node = await bootstrap()
const built = spawnSync(node, ['tools/build.ts', '--if-needed'], { cwd: root, stdio: 'inherit' })
if (built.status !== 0) process.exit(built.status ?? 1)
become(node, ['tools/faults.ts', ...process.argv.slice(2)])
