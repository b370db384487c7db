import trends from '../en/trends.json'
import { translator } from '../translate.ts'

export const t = translator({ trends })
