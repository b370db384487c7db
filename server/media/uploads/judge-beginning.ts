import { readBeginning } from './read-beginning.ts'

/** Whether what begins like this may be something that is taken. */
export const judgeBeginning = (bytes: Buffer): boolean => {
  const begins = readBeginning(bytes)
  return begins === 'text' ? !/^\s*#!|^MZ|^\x7fELF/.test(bytes.toString('latin1', 0, 64)) : begins !== null
}
