import responding from '../en/responding.json'
import { translator } from '../translate.ts'

export const t = translator({ responding })
