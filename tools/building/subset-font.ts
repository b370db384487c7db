import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

type Call = (...numbers: number[]) => number
type Memory = { buffer: ArrayBuffer }
type HarfBuzz = { memory: Memory; call: (name: string, ...numbers: number[]) => number }

/** Node's own, which its types don't name. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    instantiate: (wasm: Uint8Array) => Promise<{ instance: { exports: { memory: Memory } & Record<string, unknown> } }>
  }
}

/** hb-subset.h: the set of features that is kept, and what is left out beside the glyphs. */
const FEATURES = 6
const NO_HINTING = 1
/** hb-common.h */
const WRITABLE = 2

const tagOf = (name: string): number => [...name].reduce((tag, letter) => tag * 256 + letter.charCodeAt(0), 0)

const open = async (): Promise<HarfBuzz> => {
  const wasm = await readFile(resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
  const { instance } = await WebAssembly.instantiate(wasm)
  const { memory, ...calls } = instance.exports
  const call = (name: string, ...numbers: number[]) => (calls[name] as Call)(...numbers)
  call('_initialize')
  return { memory, call }
}

const NOTHING_SET = 0

/** `characters` and `features` (their tags): all that there are, where none are named. `weights`: from, to. */
type Wanted = { characters?: readonly number[]; features?: readonly string[]; weights?: readonly [number, number] }

/** A set of HarfBuzz's with those members; with every one, where none are named. */
const fill = ({ call }: HarfBuzz, set: number, members: readonly number[] | undefined) => {
  call('hb_set_clear', set)
  if (members) for (const member of members) call('hb_set_add', set, member)
  else call('hb_set_invert', set)
}

const REGULAR = 400

/** A font with those characters alone, and with whatever its tables say that these need, such as larger brackets. */
export const subsetFont = async (font: Uint8Array, { characters, features, weights }: Wanted): Promise<Uint8Array> => {
  const harfBuzz = await open()
  const { memory, call } = harfBuzz
  const place = call('malloc', font.length)
  new Uint8Array(memory.buffer).set(font, place)
  const blob = call('hb_blob_create', place, font.length, WRITABLE, 0, 0)
  const face = call('hb_face_create', blob, 0)
  const input = call('hb_subset_input_create_or_fail')
  fill(harfBuzz, call('hb_subset_input_unicode_set', input), characters)
  fill(harfBuzz, call('hb_subset_input_set', input, FEATURES), features?.map(tagOf))
  call('hb_subset_input_set_flags', input, NO_HINTING)
  if (weights) {
    const isSet = call('hb_subset_input_set_axis_range', input, face, tagOf('wght'), ...weights, REGULAR)
    if (isSet === NOTHING_SET) throw new Error('the font has no weights to choose from')
  }
  const subset = call('hb_subset_or_fail', face, input)
  if (subset === 0) throw new Error('the font could not be made smaller')
  const made = call('hb_face_reference_blob', subset)
  const from = call('hb_blob_get_data', made, 0)
  return new Uint8Array(memory.buffer).slice(from, from + call('hb_blob_get_length', made))
}
