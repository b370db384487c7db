import { type Kind, RULES } from '../../questions/rules.ts'
import { OR } from './or.ts'

/** What a line with a name before a colon says of its question. */
export type FieldName =
  | 'answer'
  | 'explanation'
  | 'type'
  | 'marks'
  | 'wrong'
  | 'scheme'
  | 'language'
  | 'required'
  | 'format'
  | 'draft'
  | OwnFieldName

/** Read only where the type before them has them: elsewhere they are words of a text. */
type OwnFieldName =
  | 'fixed'
  | 'tells'
  | 'strict'
  | 'units'
  | 'unit'
  | 'decimals'
  | 'passage'
  | 'extra'
  | 'words'
  | 'point'
  | 'model'
  | 'steps'
  | 'low'
  | 'middle'
  | 'high'
  | 'choose'
  | 'look'
  | 'other'
  | 'expects'
  | 'length'
  | 'only'
  | 'from'
  | 'to'
  | 'top'
  | 'row'
  | 'column'
  | 'several'
  | 'statement'
  | 'files'
  | 'size'
  | 'accepts'
  | 'any'
  | 'minutes'
  | 'draw'

const OF_KIND: Partial<Record<Kind, readonly OwnFieldName[]>> = {
  single_choice: ['fixed'],
  multiple_choice: ['fixed', 'tells'],
  short_answer: ['strict'],
  numerical: ['units', 'unit', 'decimals'],
  fill_in_blanks: ['passage'],
  matching: ['extra', 'several'],
  open_ended: ['words', 'point', 'model'],
  scale: ['steps', 'low', 'middle', 'high'],
  opinion: ['fixed', 'choose', 'look', 'other'],
  comment: ['expects', 'length', 'only', 'from', 'to', 'decimals'],
  ranking: ['top'],
  matrix: ['row', 'column', 'several'],
  consent: ['statement'],
  file: ['files', 'size', 'accepts'],
}
/** What is said below the heading of a section; the last three mean something there alone. */
const OF_SECTION: ReadonlySet<string> = new Set<FieldName>(['marks', 'wrong', 'scheme', 'any', 'minutes', 'draw'])
const OWN: ReadonlySet<string> = new Set([...Object.values(OF_KIND).flat(), 'any', 'minutes', 'draw'])

export const isOfAllKinds = (name: FieldName): boolean => !OWN.has(name)
export const isOfKind = (name: FieldName, kind: Kind): boolean => {
  const own: readonly string[] = OF_KIND[kind] ?? []
  return own.includes(name)
}

const NAMES: { [F in FieldName]: string } = {
  answer: OR,
  explanation:
    '(?:(?:step[- ]by[- ]step|detailed|short|brief)\\s+)?(?:explanation|solution)|expl?|soln?|hints(?:\\s+(?:and|&)\\s+solutions?)?|rationale|notes?|additional\\s+information|যুক্তি|স্পষ্টীকরণ|(?:विस्तृत\\s+)?हल|स्पष्टीकरण|ব্যাখ্যা|সমাধান|व्याख्या|समाधान|हल',
  type: 'type|ধরন|प्रकार',
  marks: 'marks?|points|নম্বর|মান|अंक',
  wrong: 'wrong|ভুল|गलत',
  scheme: 'in part',
  language: 'language|ভাষা|भाषा',
  // Anything else behind it is words: `Required: the length of the rope`.
  required: '(?:required|আবশ্যক|अनिवार्य)(?=\\s*[:：ঃः]\\s*(?:yes|no|হ্যাঁ|না|हाँ|नहीं)\\s*$)',
  format: 'format',
  draft: 'as kept',
  fixed: 'stay',
  tells: 'tell how many',
  strict: 'strict',
  units: 'units',
  unit: 'right unit',
  decimals: 'decimals',
  passage: 'fill in',
  extra: 'extra',
  words: 'words',
  point: 'point(?:\\s?\\(\\s?-?\\d+\\s?\\))?',
  model: 'model',
  steps: 'steps',
  low: 'low end',
  middle: 'middle',
  high: 'high end',
  choose: 'choose',
  look: 'look',
  other: 'other allowed',
  expects: 'expects',
  length: 'length',
  only: 'only',
  from: 'at least',
  to: 'at most',
  top: 'top',
  row: 'row',
  column: 'column',
  several: 'several in a row',
  statement: 'statement',
  files: 'files',
  size: 'mb each',
  accepts: 'accepts',
  any: '(?:answer )?any|যেকোনো|कोई भी',
  minutes: 'minutes|time|সময়|সময়|समय',
  draw: 'draw',
}
const named = (words: string) =>
  new RegExp(
    `^(${words})\\s*(?:[:：ঃः➤►▶→⇒👉]\\ufe0f?|[=–-]\\s|(?<=\\b(?:sol|soln|expl?)\\s*)\\.[:\\s-]|(?<=^(?:sol|soln|solution|expl?|explanation|हल|समाधान|व्याख्या|সমাধান|ব্যাখ্যা)\\s+)(?=[([]\\s?[\\p{L}\\d]\\s?[)\\]]\\s))\\s*(.*)$`,
    'iu',
  )
const FIELDS = Object.entries(NAMES).map(([name, words]) => ({ name: name as FieldName, pattern: named(words) }))
/** Any of them, asked once: most lines have none. */
const ANY_NAME = named(Object.values(NAMES).join('|'))

export type NamedLine = { name: FieldName; written: string; text: string }

/** A line with a name that any question, or one of the kind, has. */
export const fieldIn = (line: string, kind: Kind | null): NamedLine | null => {
  if (!ANY_NAME.test(line)) return null
  const own: readonly string[] = (kind && OF_KIND[kind]) ?? []
  for (const { name, pattern } of FIELDS) {
    const match = OWN.has(name) && !own.includes(name) ? null : pattern.exec(line)
    if (match) return { name, written: match[1] ?? '', text: match[2] ?? '' }
  }
  return null
}

/** A line with a name that a section has. */
export const sectionFieldIn = (line: string): NamedLine | null => {
  const found = FIELDS.find(({ name, pattern }) => OF_SECTION.has(name) && pattern.test(line))
  const match = found?.pattern.exec(line)
  return found && match ? { name: found.name, written: match[1] ?? '', text: match[2] ?? '' } : null
}

/** Whether a line may be one with a name in a question of any kind. */
export const looksNamed = (line: string): boolean => ANY_NAME.test(line)

/** Whether a line is a name, and nothing behind it. */
export const isBareName = (line: string): boolean =>
  looksNamed(line) && FIELDS.some(({ pattern }) => pattern.exec(line)?.[2] === '')

export const TYPE_NAMES: { [K in Kind]: string } = {
  single_choice: 'one right',
  multiple_choice: 'several right',
  true_false: 'true or false',
  fill_in_blanks: 'blanks',
  ordering: 'order',
  matching: 'match',
  short_answer: 'short answer',
  numerical: 'number',
  open_ended: 'essay',
  scale: 'scale',
  opinion: 'opinion',
  comment: 'comment',
  ranking: 'ranking',
  matrix: 'table',
  consent: 'consent',
  file: 'file',
}

const OTHER_NAMES: [RegExp, Kind][] = [
  [/^(?:mcq|single(?: choice| correct)?|one)$/, 'single_choice'],
  [/^(?:msq|multiple(?: choice| correct| select)?|several)$/, 'multiple_choice'],
  [/^(?:true ?[/-] ?false|t ?\/ ?f|সত্য ?[/-] ?মিথ্যা|सत्य ?[/-] ?असत्य)$/, 'true_false'],
  [/^(?:fill in the blanks?|fill in|blank|শূন্যস্থান(?: পূরণ)?|रिक्त स्थान)$/, 'fill_in_blanks'],
  [/^(?:ordering|sequence|arrange)$/, 'ordering'],
  [/^(?:matching|match the following|match the columns?|matrix match|pairs|মেলাও|मिलान)$/, 'matching'],
  [/^(?:short|sa|vsa|সংক্ষিপ্ত|लघु ?उत्तर)$/, 'short_answer'],
  [/^(?:numerical|numeric|integer|nat|সংখ্যা|संख्या)$/, 'numerical'],
  [/^(?:open[- ]ended|long|long answer|la|descriptive|রচনা|दीर्घ ?उत्तर)$/, 'open_ended'],
  [/^(?:rating|stars|nps)$/, 'scale'],
  [/^(?:likert|grid)$/, 'matrix'],
  [/^rank(?: by preference)?$/, 'ranking'],
  [/^(?:agreement|tick)$/, 'consent'],
  [/^(?:files|upload)$/, 'file'],
  [/^(?:poll|vote|choice without a right answer)$/, 'opinion'],
]

/** The kind of question that a type's name means; null for none. */
export const kindNamed = (name: string): Kind | null => {
  const wanted = name.trim().toLowerCase().replace(/_/g, ' ')
  const kinds = Object.keys(RULES) as Kind[]
  const known = kinds.find((kind) => TYPE_NAMES[kind] === wanted || kind.replace(/_/g, ' ') === wanted)
  return known ?? OTHER_NAMES.find(([pattern]) => pattern.test(wanted))?.[1] ?? null
}

const OF_MANY_LINES: ReadonlySet<FieldName> = new Set(['explanation', 'passage', 'model', 'statement'])

/** Whether what a name says goes on in the lines that follow. */
export const isOfManyLines = (name: FieldName): boolean => OF_MANY_LINES.has(name)
