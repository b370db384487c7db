import hallDesk from '../en/hall-desk.json'
import { translator } from '../translate.ts'

export const t = translator({ hallDesk })
