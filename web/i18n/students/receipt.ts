import receipt from '../en/receipt.json'
import { translator } from '../translate.ts'

export const t = translator({ receipt })
