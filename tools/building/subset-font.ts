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

/** Those of formulas: smaller forms for indices, flat accents, letters without their dots, other primes and scripts. */
const KEPT_FEATURES = ['ssty', 'flac', 'dtls', 'ss01', 'ss04', 'ccmp', 'mark', 'mkmk', 'kern']

const tagOf = (name: string): number => [...name].reduce((tag, letter) => tag * 256 + letter.charCodeAt(0), 0)

const open = async (): Promise<HarfBuzz> => {
  const wasm = await readFile(resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
  const { instance } = await WebAssembly.instantiate(wasm)
  const { memory, ...calls } = instance.exports
  const call = (name: string, ...numbers: number[]) => (calls[name] as Call)(...numbers)
  call('_initialize')
  return { memory, call }
}

/** A font with those characters alone, and with whatever its tables say that these need, such as larger brackets. */
export const subsetFont = async (font: Uint8Array, characters: readonly number[]): Promise<Uint8Array> => {
  const { memory, call } = await open()
  const place = call('malloc', font.length)
  new Uint8Array(memory.buffer).set(font, place)
  const blob = call('hb_blob_create', place, font.length, WRITABLE, 0, 0)
  const face = call('hb_face_create', blob, 0)
  const input = call('hb_subset_input_create_or_fail')
  const wanted = call('hb_subset_input_unicode_set', input)
  for (const character of characters) call('hb_set_add', wanted, character)
  const features = call('hb_subset_input_set', input, FEATURES)
  call('hb_set_clear', features)
  for (const name of KEPT_FEATURES) call('hb_set_add', features, tagOf(name))
  call('hb_subset_input_set_flags', input, NO_HINTING)
  const subset = call('hb_subset_or_fail', face, input)
  if (subset === 0) throw new Error('the font could not be made smaller')
  const made = call('hb_face_reference_blob', subset)
  const from = call('hb_blob_get_data', made, 0)
  return new Uint8Array(memory.buffer).slice(from, from + call('hb_blob_get_length', made))
}
