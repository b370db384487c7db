import settings from '../en/settings.json'
import { translator } from '../translate.ts'

export const t = translator({ settings })
