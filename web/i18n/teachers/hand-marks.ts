import marking from '../en/hand-marks.json'
import { translator } from '../translate.ts'

export const t = translator({ marking })
