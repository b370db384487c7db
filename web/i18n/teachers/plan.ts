import plan from '../en/plan.json'
import { translator } from '../translate.ts'

export const t = translator({ plan })
