import { expect, it } from 'vitest'
import { batchSizeFor } from './batch-size.ts'

it.each([
  [0, 256],
  [2, 256],
  [50, 256],
  [60, 368],
  [100, 1024],
  [150, 2304],
  [200, 4096],
  [5000, 4096],
])('commits of %d ms answer up to %d callers each', (commitMs, size) => expect(batchSizeFor(commitMs)).toBe(size))
