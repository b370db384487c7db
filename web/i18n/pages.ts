import pages from './en/pages.json'
import { translator } from './translate.ts'

export const t = translator({ pages })
