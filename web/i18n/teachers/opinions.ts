import opinions from '../en/opinions.json'
import { translator } from '../translate.ts'

export const t = translator({ opinions })
