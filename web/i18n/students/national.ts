import national from '../en/national.json'
import { translator } from '../translate.ts'

export const t = translator({ national })
