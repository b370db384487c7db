import { become, bootstrap } from './bootstrap.mjs'

become(await bootstrap(), ['tools/doctor.ts', ...process.argv.slice(2)])
