import patterns from '../en/patterns.json'
import { translator } from '../translate.ts'

export const t = translator({ patterns })
