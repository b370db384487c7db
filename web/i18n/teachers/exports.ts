import exports from '../en/exports.json'
import { translator } from '../translate.ts'

export const t = translator({ exports })
