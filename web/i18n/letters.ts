import letters from './en/letters.json'
import { translator } from './translate.ts'

export const t = translator({ letters })
