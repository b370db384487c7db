import { become, bootstrap } from './bootstrap.mjs'

become(await bootstrap(), ['tools/security-log.ts', ...process.argv.slice(2)])
