import editing from '../en/editing.json'
import { translator } from '../translate.ts'

export const t = translator({ editing })
