import examples from '../en/examples.json'
import { translator } from '../translate.ts'

export const t = translator({ examples })
