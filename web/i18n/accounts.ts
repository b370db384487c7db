import accounts from './en/accounts.json'
import { translator } from './translate.ts'

export const t = translator({ accounts })
