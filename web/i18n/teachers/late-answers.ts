import late from '../en/late-answers.json'
import { translator } from '../translate.ts'

export const t = translator({ late })
