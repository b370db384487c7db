import demo from './en/demo.json'
import { translator } from './translate.ts'

export const t = translator({ demo })
