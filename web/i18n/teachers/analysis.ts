import analysis from '../en/analysis.json'
import { translator } from '../translate.ts'

export const t = translator({ analysis })
