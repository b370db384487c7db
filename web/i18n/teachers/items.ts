import items from '../en/items.json'
import { translator } from '../translate.ts'

export const t = translator({ items })
