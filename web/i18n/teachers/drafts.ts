import drafts from '../en/drafts.json'
import { translator } from '../translate.ts'

export const t = translator({ drafts })
