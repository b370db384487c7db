import { isScript, type Script } from '#domain/text/script.ts'
import bengaliUrl from '../../ui/fonts/anek-bangla.woff2'
import devanagariUrl from '../../ui/fonts/anek-devanagari.woff2'
import latinExtUrl from '../../ui/fonts/anek-latin-ext.woff2'
import mathsUrl from '../../ui/formulas/stix-two-math.woff2'

/** By `letter` the style sheets tell which file is meant: a family may be several. */
type Face = { family: string; url: string; letter: string; weight?: string }

const MATHS: Face = { family: 'STIX Two Math', url: mathsUrl, letter: 'x' }

/** As web/ui/fonts.css has them. */
const WEIGHTS = '400 700'

const LETTERS: Record<Script, Face> = {
  bengali: { family: 'Anek Bangla', url: bengaliUrl, letter: 'ক', weight: WEIGHTS },
  devanagari: { family: 'Anek Devanagari', url: devanagariUrl, letter: 'क', weight: WEIGHTS },
  latin_ext: { family: 'Anek Latin', url: latinExtUrl, letter: 'ā', weight: WEIGHTS },
}

/** As long as a slow network may take for the largest of them. */
const MOST_MS = 20_000

/** Fails with the network. Where the device refuses fonts the text can be read in another one. */
const load = async (face: Face): Promise<void> => {
  try {
    await document.fonts.load(`1em "${face.family}"`, face.letter)
  } catch {
    await loadAgain(face)
  }
}

/** A style sheet's font that failed once is never asked for again, so it comes by another way. */
const loadAgain = async ({ family, url, weight = 'normal', letter }: Face): Promise<void> => {
  const reply = await fetch(url)
  if (!reply.ok) throw new Error(`the font for ${letter}: ${reply.status}`)
  const font = new FontFace(family, await reply.arrayBuffer(), { weight })
  try {
    document.fonts.add(await font.load())
  } catch {
    // Refused by the device: the page goes on without it.
  }
}

let hasFailed = false

/** What any device can set in letters of its own is missed once, and waited for so long: then the paper goes on in those. */
const loadLetters = (faces: readonly Face[]): Promise<unknown> => {
  const coming = Promise.all(faces.map(load)).catch((error: unknown) => {
    if (hasFailed) return
    hasFailed = true
    throw error
  })
  return Promise.race([coming, new Promise((resolve) => setTimeout(resolve, MOST_MS))])
}

/** The fonts of a paper. Its letters are waited for where there is time, and come meanwhile where there is none. */
export const loadFonts = async (needs: readonly string[], hasTime?: boolean): Promise<void> => {
  const scripts = needs.filter(isScript)
  const letters = scripts.length > 0 && loadLetters(scripts.map((script) => LETTERS[script]))
  if (letters && !hasTime) letters.catch(() => undefined)
  await Promise.all([needs.includes('formulas') && load(MATHS), hasTime && letters])
}
