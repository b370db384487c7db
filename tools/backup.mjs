import { become, bootstrap } from './bootstrap.mjs'

become(await bootstrap(), ['tools/backup.ts', ...process.argv.slice(2)])
