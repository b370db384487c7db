import passages from '../en/passages.json'
import { translator } from '../translate.ts'

export const t = translator({ passages })
