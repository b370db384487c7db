import tally from '../en/tallies.json'
import { translator } from '../translate.ts'

export const t = translator({ tally })
