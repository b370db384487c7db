import accountSettings from '../en/account-settings.json'
import { translator } from '../translate.ts'

export const t = translator({ accountSettings })
