import live from '../en/live.json'
import { translator } from '../translate.ts'

export const t = translator({ live })
