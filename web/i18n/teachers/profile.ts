import profile from '../en/profile.json'
import { translator } from '../translate.ts'

export const t = translator({ profile })
