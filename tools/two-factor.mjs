import { become, bootstrap } from './bootstrap.mjs'

become(await bootstrap(), ['tools/two-factor.ts', ...process.argv.slice(2)])
