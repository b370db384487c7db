import { become, bootstrap } from './bootstrap.mjs'

become(await bootstrap(), ['tools/subscribers.ts'])
