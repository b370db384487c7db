import extras from '../en/quiz-extras.json'
import { translator } from '../translate.ts'

export const t = translator({ extras })
