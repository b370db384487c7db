import { become, bootstrap } from './bootstrap.mjs'

become(await bootstrap(), ['tools/erase.ts', ...process.argv.slice(2)])
