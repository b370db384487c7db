import { isSameText } from '../../secrets.ts'
import { writeTotp } from './write-totp.ts'

/** Which of `steps` a code is of; null when it is of none. */
export const matchTotp = (secret: Buffer, { typed, steps }: { typed: string; steps: number[] }): number | null =>
  steps.find((step) => isSameText(writeTotp(secret, step), typed)) ?? null
