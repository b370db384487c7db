import { spawnSync } from 'node:child_process'
import { become, bootstrap, root } from './bootstrap.mjs'
import { serverFlags } from './server-flags.mjs'

const node = await bootstrap()
const built = spawnSync(node, ['tools/build.ts', '--if-needed', '--brief'], { cwd: root, stdio: 'inherit' })
if (built.status !== 0) process.exit(built.status ?? 1)
become(node, [...serverFlags(), 'server/main.ts'])
