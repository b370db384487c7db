import questionnaires from '../en/questionnaires.json'
import { translator } from '../translate.ts'

export const t = translator({ questionnaires })
