import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Script, scriptsIn } from './script.ts'

it.each<[string, Script[]]>([
  ['What is 2 × 2?', []],
  ['café, naïve, “x”', []],
  ['', []],
  ['কলকাতা', ['bengali']],
  ['৫০০ টাকা', ['bengali']],
  ['৳', ['bengali']],
  ['हिन्दी', ['devanagari']],
  ['₹500', ['latin_ext']],
  ['Pāṇini', ['latin_ext']],
  ['বাংলা ও हिन्दी', ['bengali', 'devanagari']],
  // Both scripts have the danda, and one alone is nobody's.
  ['a।', []],
  ['কথা।', ['bengali']],
  ['कथा।', ['devanagari']],
])('%j is set in %j', (text, scripts) => expect(scriptsIn([text])).toEqual(scripts))

const css = readFileSync(join(import.meta.dirname, '../../web/ui/fonts.css'), 'utf8')

/** The letters of each file, as the style sheet tells them. */
const rangeOf = (file: string) => {
  const [, list = ''] = new RegExp(`/${file}\\.woff2[^}]*unicode-range:([^;]*);`).exec(css) ?? []
  return [...list.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ])
}

describe('a letter that is told to be of a script', () => {
  it.each<[Script, string]>([
    ['bengali', 'anek-bangla'],
    ['devanagari', 'anek-devanagari'],
    ['latin_ext', 'anek-latin-ext'],
  ])('is in the file of %s', (script, file) => {
    const ranges = rangeOf(file)
    const letters = Array.from({ length: 0xffff }, (_, at) => at).filter((at) =>
      scriptsIn([String.fromCharCode(at)]).includes(script),
    )
    expect(letters.length).toBeGreaterThan(90)
    const missing = letters.filter((at) => !ranges.some(([first = 0, last = 0]) => at >= first && at <= last))
    expect(missing.map((at) => at.toString(16))).toEqual([])
  })
})
