import quizText from '../en/quiz-text.json'
import { translator } from '../translate.ts'

export const t = translator({ quizText })
