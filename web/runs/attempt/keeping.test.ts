import { expect, it } from 'vitest'
import { newestWrite } from '../device/journal-database.ts'

it('a write that fails keeps none from being written after it', async () => {
  let writes = 0
  const write = newestWrite(async () => {
    writes += 1
    if (writes === 1) throw new Error('the device is full')
  })
  await expect(write()).rejects.toThrow('the device is full')
  await write()
  expect(writes).toBe(2)
})
