import site from './en/site.json'
import { translator } from './translate.ts'

export const t = translator({ site })
