import charts from './en/charts.json'
import { translator } from './translate.ts'

export const t = translator({ charts })
