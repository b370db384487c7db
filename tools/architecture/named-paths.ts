import { posix } from 'node:path'
import type { Complaint } from './source-file.ts'

/** A text of the project, whatever it is written in. */
export type NamedIn = { path: string; text: string }

const OURS =
  /(?<![\w./#@-])(?:domain|contract|server|web|e2e|bench|tools)\/[\w./-]*[\w-]\.(?:tsx?|mjs|css|json|html)\b/g
/** In a page of documentation folders too, between backticks, and files by the end of their path alone. */
const IN_PROSE =
  /`((?:domain|contract|server|web|e2e|bench|tools|docs|fixtures)\/[\w./-]*|[\w-]+(?:\/[\w-]+)*\.(?:test\.|spec\.)?(?:tsx?|mjs|css))`/g
const SOURCE = /@source(?: not)? "([^"]+)"/g
/** Tests of these rules plant files of their own, and throwaway kinds are written when their tests run. */
const planting = /^tools\/(?:architecture\/.*\.test\.ts$|testing\/throwaway-)/

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length

/** Paths of ours that stand in a text, in a comment, a setting or a page of documentation: each has to be there. */
const onNamed = ({ path, text }: NamedIn, isThere: (path: string) => boolean): Complaint[] => {
  if (planting.test(path)) return []
  const named = [...text.matchAll(OURS)].map(({ 0: name, index }) => ({ name, index }))
  const inProse = path.endsWith('.md') ? [...text.matchAll(IN_PROSE)] : []
  const all = [...named, ...inProse.map(({ 1: name = '', index }) => ({ name, index: index + 1 }))]
  return all
    .filter(({ name, index }, at) => !isThere(name) && all.findIndex((one) => one.index === index) === at)
    .map(({ name, index }) => ({
      path,
      line: lineOf(text, index),
      rule: 'named-path',
      message: `${name} is not there: name the ${/\.\w+$/.test(name) ? 'file' : 'folder'} where it is now.`,
    }))
}

/** What Tailwind is told to leave out, or to read: a pattern that names nothing leaves out nothing. */
const onSources = ({ path, text }: NamedIn, paths: readonly string[]): Complaint[] =>
  (path.endsWith('.css') ? [...text.matchAll(SOURCE)] : []).flatMap(({ 0: said, 1: pattern = '', index }) => {
    const named = posix.join(posix.dirname(path), pattern)
    if (paths.some((one) => posix.matchesGlob(one, named) || one.startsWith(`${named}/`))) return []
    const message = `${said} names no file: name the folder where it is now.`
    return [{ path, line: lineOf(text, index), rule: 'named-path', message }]
  })

const foldersOf = (path: string) => path.split('/').map((_, at, parts) => parts.slice(0, at).join('/'))

const endsOf = (path: string) => path.split('/').map((_, at, parts) => parts.slice(at).join('/'))

/** `paths`: all files of the project. */
export const checkNamedPaths = (texts: readonly NamedIn[], paths: readonly string[]): Complaint[] => {
  const known = new Set(paths.flatMap((path) => [path, ...foldersOf(path)]))
  const ends = new Set(paths.flatMap(endsOf))
  return texts.flatMap((one) => [
    ...onNamed(one, (path) => known.has(path.replace(/\/$/, '')) || (one.path.endsWith('.md') && ends.has(path))),
    ...onSources(one, paths),
  ])
}
