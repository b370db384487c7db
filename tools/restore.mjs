import { become, bootstrap } from './bootstrap.mjs'

become(await bootstrap(), ['tools/restore.ts', ...process.argv.slice(2)])
