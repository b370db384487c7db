import opinionPlay from '../en/opinion-play.json'
import { translator } from '../translate.ts'

export const t = translator({ opinionPlay })
