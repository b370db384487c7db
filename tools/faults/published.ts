import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NewQuizOnWire } from '#contract/questionnaires/questionnaires-requests.ts'
import { type PublishedQuiz, publishOverHttp } from '../../server/testing/students/crowd.ts'
import { startServer } from './server.ts'
import { shortenQuiz } from './stored.ts'

type Wanted = {
  /** How it differs from one of six questions with four options. */
  quiz?: Partial<NewQuizOnWire>
  /** How long it takes; a quarter of an hour when left out. */
  seconds?: number
}

export const publish = (url: string, { quiz }: Pick<Wanted, 'quiz'>): Promise<PublishedQuiz> =>
  publishOverHttp(url, { paper: 'with_start', ...quiz })

type Template = { folder: string; quiz: PublishedQuiz }

const templates = new Map<string, Promise<Template>>()
const folders: string[] = []
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const templateOf = async (wanted: Wanted): Promise<Template> => {
  const folder = mkdtempSync(join(tmpdir(), 'quiznity-faults-template-'))
  folders.push(folder)
  const server = await startServer({ dataDir: folder })
  const quiz = await publish(server.url, wanted)
  await server.end('SIGTERM')
  // A server that has read a version never reads it again.
  if (wanted.seconds !== undefined) shortenQuiz(folder, { code: quiz.code, seconds: wanted.seconds })
  return { folder, quiz }
}

/** Puts into that folder what a server leaves that has published such a quiz and was stopped; it is made once. */
export const copyPublished = async (dataDir: string, wanted: Wanted): Promise<PublishedQuiz> => {
  const key = JSON.stringify([wanted.quiz, wanted.seconds])
  const made = templates.get(key) ?? templateOf(wanted)
  templates.set(key, made)
  const { folder, quiz } = await made
  cpSync(folder, dataDir, { recursive: true })
  return quiz
}
