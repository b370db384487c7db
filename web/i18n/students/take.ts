import take from '../en/take.json'
import { translator } from '../translate.ts'

export const t = translator({ take })
