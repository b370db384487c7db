import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { compiled } from './compile-schema.ts'

const strict = z.strictObject({
  name: z.string('wrong_type').check(z.trim(), z.minLength(1, 'required')),
  page: z.optional(z.int('wrong_type')),
  kind: z._default(z.string(), 'plain'),
})
const loose = z.object({ id: z.string(), inner: z.object({ at: z.number() }) })
const checked = z.object({ from: z.int(), to: z.int() }).check(z.refine(({ from, to }) => from <= to, 'out_of_range'))

it.each<[string, z.core.$ZodType, unknown]>([
  ['all is well, and trimmed', strict, { name: ' Mita ', page: 5 }],
  ['something is left out', strict, { page: 5 }],
  ['something nobody asked for', strict, { name: 'Mita', score: 30 }],
  ['wrong types', strict, { name: 7, page: 1.5 }],
  ['no object at all', strict, 'name'],
  ['nothing', strict, undefined],
  ['more than is told', loose, { id: 'a', key: 'secret', inner: { at: 1, key: 'secret' } }],
  ['wrong within', loose, { id: 'a', inner: { at: '1' } }],
  ['what the whole must be', checked, { from: 2, to: 1 }],
  ['no schema of an object', z.array(z.string()), ['a', 7]],
])('what is compiled reads and refuses the same: %s', (_, schema, value) => {
  const [read, before] = [z.safeParse(compiled(schema), value), z.safeParse(schema, value)]
  expect(read.data).toEqual(before.data)
  expect(read.error?.issues).toEqual(before.error?.issues)
})

it('nothing to compile stays nothing', () => expect(compiled(undefined)).toBeUndefined())
