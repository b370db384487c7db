import theme from './en/theme.json'
import { translator } from './translate.ts'

export const t = translator({ theme })
