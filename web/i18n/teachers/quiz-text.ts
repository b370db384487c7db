import downloading from '../en/downloading.json'
import pasting from '../en/pasting.json'
import quizText from '../en/quiz-text.json'
import { translator } from '../translate.ts'

/** Questions as text: written, pasted and downloaded. */
export const t = translator({ quizText, pasting, downloading })
