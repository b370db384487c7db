import { become, bootstrap } from './bootstrap.mjs'

become(await bootstrap(), ['tools/test.ts', ...process.argv.slice(2)])
