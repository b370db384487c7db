import ui from './en/ui.json'
import { translator } from './translate.ts'

export const t = translator({ ui })
