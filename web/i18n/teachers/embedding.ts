import embedding from '../en/embedding.json'
import { translator } from '../translate.ts'

export const t = translator({ embedding })
