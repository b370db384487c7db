import unsavedChoice from '../en/unsaved-choice.json'
import { translator } from '../translate.ts'

export const t = translator({ unsavedChoice })
