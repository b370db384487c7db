import { extra } from '../../ui/extra.tsx'

/** Nobody waits for it to write a question. */
export const TicksAll = extra(async () => (await import('./ticks-all-line.tsx')).TicksAllLine)
