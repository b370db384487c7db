import remote from '../en/remote.json'
import { translator } from '../translate.ts'

export const t = translator({ remote })
