import home from '../en/home.json'
import { translator } from '../translate.ts'

export const t = translator({ home })
