import files from '../en/files.json'
import { translator } from '../translate.ts'

export const t = translator({ files })
