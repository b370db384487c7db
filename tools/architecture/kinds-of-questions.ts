import { RULES } from '../../domain/questions/rules.ts'
import { ownImportsOf } from './imports.ts'
import { type Complaint, isTest, lineAt, type SourceFile } from './source-file.ts'

const KINDS = Object.keys(RULES)
/** The kind that travels, and is kept, without its name, as when there was no other. */
const ADAPTERS = ['drafts-on-wire', 'questions-from-wire', 'questions-on-wire'].map(
  (file) => `contract/questionnaires/${file}.ts`,
)
/** A kind's own places; what each format makes of each kind; what examinations ask; examples of questions; and what databases of before hold. */
const OWN = [
  'domain/questions/',
  'domain/formats/',
  'domain/patterns/',
  'web/questions/',
  'web/site/',
  'contract/question-examples.ts',
  'web/questionnaires/question-list/example-questions.ts',
  'server/database/migrations/',
  'server/testing/',
  'web/testing/',
]
const ROOMS = ['domain/', 'contract/', 'server/', 'web/']

const beginsWithOne = (path: string, places: readonly string[]) => places.some((place) => path.startsWith(place))

/** Names of two words mean nothing else; others are words as well, and mean a kind where one is asked for. */
const named = new RegExp(
  `\\b(${KINDS.filter((kind) => kind.includes('_')).join('|')})\\b|\\bkind\\b(?: [!=]==|:) '(${KINDS.join('|')})'`,
  'g',
)
const ofOneKind = new RegExp(`^(?:domain|web)/questions/(?:tables/)?(?:${KINDS.join('|').replaceAll('_', '-')})[./]`)

/** Nobody asks which kind a question is: a new one would have to be told everywhere. */
export const checkKinds = (file: SourceFile): Complaint[] => {
  const { path, text } = file
  if (!beginsWithOne(path, ROOMS) || beginsWithOne(path, OWN) || ADAPTERS.includes(path) || isTest(path)) return []
  const names = [...text.matchAll(named)].map((match) => ({ name: match[0], offset: match.index }))
  const imports = ownImportsOf(file)
    .filter(({ target }) => ofOneKind.test(target))
    .map(({ target, offset }) => ({ name: target, offset }))
  return [...names, ...imports].map(({ name, offset }) => ({
    path,
    line: lineAt(file, offset),
    rule: 'kinds',
    message: `names a kind of question (${name}): ask for what it is for you, in questionnaires/items/facets.ts or questions/traits.ts.`,
  }))
}
