import { extra } from '../../ui/extra.tsx'

/** Nobody waits for it to write a quiz. */
export const WhatIsDoubtful = extra(async () => (await import('./doubtful-entries.tsx')).DoubtfulEntries)
