import { expect, it } from 'vitest'
import { batchSizeFor } from './batch-size.ts'

it.each([
  [0, 1024],
  [2, 1024],
  [50, 1024],
  [60, 1474],
  [100, 4096],
  [200, 4096],
  [5000, 4096],
])('commits of %d ms answer up to %d callers each', (commitMs, size) => expect(batchSizeFor(commitMs)).toBe(size))
