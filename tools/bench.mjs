import { become, bootstrap } from './bootstrap.mjs'

become(await bootstrap(), ['bench/main.ts', ...process.argv.slice(2)])
