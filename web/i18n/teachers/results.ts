import results from '../en/results.json'
import { translator } from '../translate.ts'

export const t = translator({ results })
