import responded from '../en/responded.json'
import { translator } from '../translate.ts'

export const t = translator({ responded })
