import { expect, it } from 'vitest'
import { serverFlags } from './server-flags.mjs'

it.each([
  [512 * 1024 ** 2, ['--max-semi-space-size=4']],
  [4 * 1024 ** 3, []],
])('on a machine with %i bytes the server is run with %j', (bytes, flags) => expect(serverFlags(bytes)).toEqual(flags))
