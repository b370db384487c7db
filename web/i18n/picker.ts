import picker from './en/picker.json'
import { translator } from './translate.ts'

export const t = translator({ picker })
