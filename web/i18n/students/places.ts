import places from '../en/places.json'
import { translator } from '../translate.ts'

export const t = translator({ places })
