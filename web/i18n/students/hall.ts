import hall from '../en/hall.json'
import { translator } from '../translate.ts'

export const t = translator({ hall })
