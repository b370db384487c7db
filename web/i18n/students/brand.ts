import brand from '../en/brand.json'
import { translator } from '../translate.ts'

export const t = translator({ brand })
