import retention from '../en/retention.json'
import { translator } from '../translate.ts'

export const t = translator({ retention })
