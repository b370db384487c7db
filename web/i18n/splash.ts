import splash from './en/splash.json'
import { translator } from './translate.ts'

export const t = translator({ splash })
