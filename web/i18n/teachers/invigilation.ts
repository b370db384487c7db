import help from '../en/invigilation.json'
import { translator } from '../translate.ts'

export const t = translator({ help })
