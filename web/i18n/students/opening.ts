import opening from '../en/opening.json'
import { translator } from '../translate.ts'

export const t = translator({ opening })
