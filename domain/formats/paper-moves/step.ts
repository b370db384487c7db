import type { NamedLine } from '../lines/fields.ts'
import type { KeyPair } from '../lines/keys-at-the-end.ts'
import type { Labelled, Start } from '../lines/markers.ts'
import type { PartMarker } from '../lines/parts.ts'
import type { AskedWords } from '../paper-roles/asked-words.ts'

/** What one line is read as: the one place in which it ends. */
export type Step =
  /** `words`: null where nothing is asked behind its number yet, or what stands there is words whatever it looks like. */
  | { as: 'question'; start: Start; words: AskedWords | null }
  | { as: 'asked'; words: AskedWords }
  /** `key`: behind the options in their line. */
  | { as: 'options'; options: readonly Labelled[]; text: string; key: string | null }
  | { as: 'option_words'; within: { before: string; options: readonly Labelled[] } | null }
  | { as: 'answer'; written: string; text: string }
  | { as: 'field'; named: NamedLine }
  | { as: 'verdict' }
  /** `False` below `True`: both are options. */
  | { as: 'verdicts' }
  | { as: 'item'; text: string }
  /** Entries of two lists to be matched; behind an arrow the label of what belongs to the left one. */
  | { as: 'match_row'; left: string | null; right: Labelled | null }
  /** Words that go on with a field, a part or an explanation. */
  | { as: 'more' }
  | { as: 'part'; marker: PartMarker }
  | { as: 'section'; title: string }
  | { as: 'section_field'; named: NamedLine }
  | { as: 'instructions'; text: string }
  /** `endsName`: the bare `Answer` before it was the heading of these keys. */
  | { as: 'keys'; pairs: readonly KeyPair[]; endsName: boolean }
  | { as: 'solutions' }
  | { as: 'solution'; number: number; text: string }
  /** A sentence below a key, which says why. */
  | { as: 'reason' }
  | { as: 'page_number' }
  /** The name of what follows, such as `Options:`. */
  | { as: 'frame' }
  | { as: 'outside' }
  /** What a program wrote: told once for all of its kind. */
  | { as: 'told' }
  /** Directions with the options of several questions. */
  | { as: 'shared' }
