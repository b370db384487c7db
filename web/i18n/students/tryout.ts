import tryout from '../en/tryout.json'
import { translator } from '../translate.ts'

export const t = translator({ tryout })
