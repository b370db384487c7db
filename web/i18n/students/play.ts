import play from '../en/play.json'
import { translator } from '../translate.ts'

export const t = translator({ play })
