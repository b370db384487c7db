import dashboard from '../en/dashboard.json'
import { translator } from '../translate.ts'

export const t = translator({ dashboard })
