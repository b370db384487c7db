// Runs one of the project's TypeScript programs with the pinned Node: node tools/run.mjs tools/build.ts [arguments]
import { become, bootstrap } from './bootstrap.mjs'

become(await bootstrap(), process.argv.slice(2))
