import outage from './en/outage.json'
import { translator } from './translate.ts'

export const t = translator({ outage })
