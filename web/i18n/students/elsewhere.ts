import elsewhere from '../en/elsewhere.json'
import { translator } from '../translate.ts'

export const t = translator({ elsewhere })
