import { totalmem } from 'node:os'

const SMALL_HOST_BYTES = 2 * 1024 ** 3

/** What the machine has, or what a container may use of it. */
const memoryHere = () => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)

/**
 * The flags that the server is run with on a machine of so many bytes. V8 keeps young objects in spaces that grow to tens of
 * megabytes while a program starts and hardly ever shrink: a small host has no room for them. On others they stay, for a
 * crowd at the bell is answered a sixth faster with them (docs/performance.md).
 */
export const serverFlags = (bytes = memoryHere()) => (bytes < SMALL_HOST_BYTES ? ['--max-semi-space-size=4'] : [])
