import brandForm from '../en/brand-form.json'
import { translator } from '../translate.ts'

export const t = translator({ brandForm })
