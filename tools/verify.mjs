import { become, bootstrap } from './bootstrap.mjs'

become(await bootstrap(), ['tools/verify.ts', ...process.argv.slice(2)])
