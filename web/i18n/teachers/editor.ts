import editor from '../en/editor.json'
import { translator } from '../translate.ts'

export const t = translator({ editor })
