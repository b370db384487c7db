import { translator } from './translate.ts'

type Texts = Readonly<Record<string, string>> & { unknown: string }

/** What a call that failed is told in: by its code, since what the server says of it is for programs, in English. */
export const failureTeller = (failures: Texts) => {
  const t = translator({ failures })
  return ({ code }: { code: string }): string => t(`failures.${Object.hasOwn(failures, code) ? code : 'unknown'}`)
}
