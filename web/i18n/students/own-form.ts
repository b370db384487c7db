import ownForm from '../en/own-form.json'
import { translator } from '../translate.ts'

export const t = translator({ ownForm })
