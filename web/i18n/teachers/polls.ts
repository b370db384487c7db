import polls from '../en/polls.json'
import { translator } from '../translate.ts'

export const t = translator({ polls })
