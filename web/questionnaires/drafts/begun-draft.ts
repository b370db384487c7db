import { beginningOf } from '../settings/told-defaults.ts'
import type { DraftKind } from './draft-kind.ts'

/** The same draft, set as its teacher has new ones begin. */
export const withDefaults = <Draft>({ name, withSettings }: DraftKind<Draft>, draft: Draft): Draft =>
  withSettings(draft, beginningOf(name))

/** A draft in which nothing is written yet. */
export const begunDraft = <Draft>(kind: DraftKind<Draft>): Draft => withDefaults(kind, kind.empty())
