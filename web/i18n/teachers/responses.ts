import responses from '../en/responses.json'
import { translator } from '../translate.ts'

export const t = translator({ responses })
