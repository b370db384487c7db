import type { Page } from '@playwright/test'
import { z } from 'zod/mini'
import resultTexts from '../../web/i18n/en/analysis.json' with { type: 'json' }
import elsewhereTexts from '../../web/i18n/en/elsewhere.json' with { type: 'json' }
import respondingTexts from '../../web/i18n/en/responding.json' with { type: 'json' }
import takeTexts from '../../web/i18n/en/take.json' with { type: 'json' }
import { type Held, inShort } from './stored.ts'

const texts = { ...takeTexts, ...elsewhereTexts }

/** Read in one go, so that all of it was on the screen at the same moment. */
const READ = `(() => {
  const radios = [...document.querySelectorAll('input[type=radio]')]
  const boxes = [...document.querySelectorAll('main textarea, main input:is([type=text], :not([type]))')]
  return {
    text: document.body?.innerText ?? '',
    chosen: radios.findIndex((radio) => radio.checked),
    typed: boxes.map(({ value }) => value),
  }
})()`
const reading = z.object({ text: z.string(), chosen: z.int(), typed: z.array(z.string()) })

/** What a page claims at one moment. */
export type Words = {
  /** The place of the question that is open; null where none is. */
  question: number | null
  /** The option that the open question shows as chosen, or what it shows as typed; null: none. */
  answer: Held | null
  /** Where the open question's answer is said to be. */
  isOnServer: boolean
  isOnDevice: boolean
  /** All answers are said to have reached the server. */
  isAllSaved: boolean
  isAllHandedOver: boolean
  /** Answers are said to be kept on the device. */
  isKeptHere: boolean
  outcome: 'counted' | 'partly' | 'late' | null
  text: string
}

const OUTCOMES = ['counted', 'partly', 'late'] as const

/** The part of a sentence before what it is filled with, and the part after it. */
const isSaid = (text: string, sentence: string) => sentence.split(/\{\w+\}/).every((part) => text.includes(part))

export const wordsOf = async (page: Page): Promise<Words> => {
  const { text, chosen, typed } = reading.parse(await page.evaluate(READ))
  const number = /Question (\d+) of/.exec(text)?.[1]
  const shown = chosen >= 0 ? chosen : inShort(typed.map((each) => each.trim() || null))
  return {
    text,
    question: number === undefined ? null : Number(number) - 1,
    answer: number === undefined ? null : shown,
    isOnServer: text.includes(texts.onServer),
    isOnDevice: text.includes(texts.onDevice),
    isAllSaved: text.split('\n').includes(texts.state_saved),
    isAllHandedOver: text.includes(texts.handedOver),
    isKeptHere: text.includes(texts.onDevice) || text.includes(texts.offline),
    outcome: OUTCOMES.find((outcome) => isSaid(text, texts[`submitted_${outcome}`])) ?? null,
  }
}

/** What stands on the pages that have not come to their end, for whoever looks for why. */
export const shownBy = async (devices: { name: string; page: Page }[]): Promise<string[]> => {
  const shown = await Promise.all(
    devices.map(async ({ name, page }) => {
      const words = await wordsOf(page).catch(() => null)
      return words === null || words.outcome !== null ? [] : [`${name} shows: ${words.text.replaceAll(/\s+/g, ' ')}`]
    }),
  )
  return shown.flat()
}

const JOURNAL = `new Promise((resolve) => {
  const opening = indexedDB.open('quiznity')
  opening.onerror = () => resolve([])
  opening.onsuccess = () => {
    const database = opening.result
    if (!database.objectStoreNames.contains('attempts')) return resolve([])
    const reading = database.transaction('attempts').objectStore('attempts').getAll()
    reading.onerror = () => resolve([])
    reading.onsuccess = () => {
      database.close()
      resolve(reading.result.map(({ sheet }) => Object.entries(sheet).map(([id, { answer }]) => [id, answer ?? null])))
    }
  }
})`
const journals = z.array(z.array(z.tuple([z.string(), z.unknown()])))

/** What the browser itself has kept, of each attempt: answers by question id. */
export const journalsOf = async (page: Page): Promise<Map<string, unknown>[]> =>
  journals.parse(await page.evaluate(JOURNAL)).map((entries) => new Map(entries))

export { respondingTexts, resultTexts, texts }
