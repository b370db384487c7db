import activity from './en/activity.json'
import { translator } from './translate.ts'

export const t = translator({ activity })
