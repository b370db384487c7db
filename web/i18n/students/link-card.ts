import linkCard from '../en/link-card.json'
import take from '../en/take.json'
import { translator } from '../translate.ts'

export const t = translator({ linkCard, take })
