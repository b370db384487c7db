import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './files.ts'

const CODE = /\.tsx?$/
/** Values alone: what is imported as a type brings nothing along. */
const IMPORT = /^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)'|\bimport\('(\.[^']+)'\)/gms

const importsOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)]
    .map(([, from, later]) => join(dirname(file), from ?? later ?? ''))
    .filter((target) => CODE.test(target) && existsSync(join(root, target)))

const reachedFrom = (entry: string): string[] => {
  const reached = new Set([entry])
  for (const file of reached) for (const target of importsOf(file)) reached.add(target)
  return [...reached]
}

const left = [...readFileSync(join(root, 'web/without-teachers.css'), 'utf8').matchAll(/@source not "\.\/(.+?)";/g)]
const isLeftOut = (file: string): boolean =>
  left.some(([, pattern = '']) => [`web/${pattern}`, `web/${pattern}/**`].some((glob) => matchesGlob(file, glob)))

it.each(['web/apps/main-quiz.tsx', 'web/apps/main-respond.tsx'])(
  '%s brings nothing whose styles are left out',
  (entry) => {
    const reached = reachedFrom(entry)
    expect(reached.length).toBeGreaterThan(50)
    // What is no component has no style.
    expect(reached.filter((file) => file.endsWith('.tsx') && isLeftOut(file))).toEqual([])
  },
)
