import outbox from '../en/outbox.json'
import { translator } from '../translate.ts'

export const t = translator({ outbox })
