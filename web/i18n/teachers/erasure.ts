import erasure from '../en/erasure.json'
import { translator } from '../translate.ts'

export const t = translator({ erasure })
