import * as z from 'zod/mini'
import type { Instant } from '#domain/time/time-limit.ts'
import { readJson, writeJson } from './columns.ts'

const sectionEnds = z.array(z.int())

export const readSectionEnds = (text: string | null): Instant[] | null =>
  text === null ? null : readJson(sectionEnds, text)

export const writeSectionEnds = (ends: Instant[] | null): string | null => (ends === null ? null : writeJson(ends))
