import versions from '../en/versions.json'
import { translator } from '../translate.ts'

export const t = translator({ versions })
