import resume from '../en/resume.json'
import { translator } from '../translate.ts'

export const t = translator({ resume })
