import sharing from '../en/sharing.json'
import { translator } from '../translate.ts'

export const t = translator({ sharing })
