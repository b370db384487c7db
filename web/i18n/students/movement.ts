import movement from '../en/movement.json'
import { translator } from '../translate.ts'

export const t = translator({ movement })
