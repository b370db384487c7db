import activity from '../en/activity.json'
import { translator, wordings } from '../translate.ts'

export const t = translator({ activity })
export const wordingOf = wordings({ activity })
