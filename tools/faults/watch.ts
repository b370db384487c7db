import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Findings } from './findings.ts'
import { notHeldOf, type Snapshot, type Student, snapshotOf } from './given.ts'
import { storedAttempts } from './stored.ts'
import { journalsOf, texts, type Words, wordsOf } from './words.ts'

/** Whose page it is, what was answered on it, and where that should be. */
export type Watched = {
  name: string
  isStorageRefused: boolean
  student: Student
  quiz: { code: string; questionIds: string[] }
  dataDir: string
  found: Findings
}

const LOOK_EVERY_MS = 200

/** Compares what a page says with what the server has, over and over. */
export const watch = (page: Page, tools: Watched) => {
  let isOver = false
  const looking = (async () => {
    while (!isOver && !page.isClosed()) {
      // A page that is being loaded, or has crashed, says nothing.
      await look(page, tools).catch(() => undefined)
      await pause(LOOK_EVERY_MS)
    }
  })()
  return {
    stop: () => {
      isOver = true
      return looking
    },
  }
}

/** What was on the screen is compared with what the server had a moment later: it never comes to hold less. */
export const look = async (page: Page, watched: Watched): Promise<void> => {
  const { student, quiz, dataDir, name } = watched
  const snapshot = snapshotOf(student, name)
  const words = await wordsOf(page)
  await checkKeptHere(page, words, watched)
  if (!(words.isOnServer || words.isAllSaved || words.isAllHandedOver || words.outcome !== null)) return
  const sheet = storedAttempts(dataDir).find(({ phone }) => phone === student.phone) ?? NOTHING
  const notHeld = (part: Snapshot, isLateHeld: boolean) =>
    notHeldOf(part, student, { sheet, asked: { ...quiz, isLateHeld } })
  checkSaved(words, { snapshot, notHeld, watched })
  checkOutcome(words, { snapshot, notHeld, watched })
}

const NOTHING = { answers: new Map(), late: new Map() }

type Known = { snapshot: Snapshot; notHeld: (part: Snapshot, isLateHeld: boolean) => string[]; watched: Watched }

const say = ({ found, name }: Watched, sentence: string, missing: string[]) => {
  if (missing.length > 0) found.untrue.push(`${name} said "${sentence}", but the server has not ${missing.join(', ')}`)
}

const checkKeptHere = async (page: Page, words: Words, { found, name, quiz, isStorageRefused }: Watched) => {
  if (words.isKeptHere && isStorageRefused)
    found.untrue.push(`${name} said "kept on this device" where storage refused`)
  if (!words.isOnDevice || words.question === null || words.answer === null || isStorageRefused) return
  const id = quiz.questionIds[words.question] ?? ''
  const kept = await journalsOf(page)
  if (!kept.some((journal) => journal.has(id))) found.untrue.push(`${name} said "${texts.onDevice}", and it is not`)
}

const checkSaved = (words: Words, { snapshot, notHeld, watched }: Known) => {
  const open = snapshot.filter(({ given }) => given.question === words.question && given.answer === words.answer)
  if (words.isOnServer) say(watched, texts.onServer, notHeld(open, true))
  if (words.isAllSaved) say(watched, texts.state_saved, notHeld(snapshot, false))
  if (words.isAllHandedOver) say(watched, texts.handedOver, notHeld(snapshot, true))
}

const checkOutcome = ({ outcome }: Words, { snapshot, notHeld, watched }: Known) => {
  if (outcome === null) return
  // What came late has arrived, and is said to have.
  say(watched, texts[`submitted_${outcome}`], notHeld(snapshot, outcome !== 'counted'))
  if (outcome === 'late' && snapshot.length > 0 && notHeld(snapshot, false).length === 0) {
    watched.found.untrue.push(`${watched.name} said "${texts.submitted_late}", but all of it counts`)
  }
}
