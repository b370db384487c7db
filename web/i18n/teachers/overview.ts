import overview from '../en/overview.json'
import { translator } from '../translate.ts'

export const t = translator({ overview })
