import ownData from '../en/own-data.json'
import { translator } from '../translate.ts'

export const t = translator({ ownData })
