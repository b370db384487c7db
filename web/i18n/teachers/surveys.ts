import surveys from '../en/surveys.json'
import { translator } from '../translate.ts'

export const t = translator({ surveys })
