import listing from '../en/listing.json'
import { translator } from '../translate.ts'

export const t = translator({ listing })
