import otherWays from './en/other-ways.json'
import { translator } from './translate.ts'

export const t = translator({ otherWays })
