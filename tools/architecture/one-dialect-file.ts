import { type ESTree, Visitor } from 'vite'
import { type Complaint, isTest, lineAt, type SourceFile } from './source-file.ts'

const home = ['server/database/dialect.ts', 'server/database/connect.ts']
const telling = /^(Postgres|Sqlite)(Adapter|Dialect|Driver|QueryCompiler|Introspector)$|^is_?(postgres|sqlite|pg)/i
const database = /^(postgres|postgresql|pg|sqlite|sqlite3)$/i

const namesADatabase = (node: ESTree.Node) =>
  node.type === 'Literal' && typeof node.value === 'string' && database.test(node.value)

/** The tests open both databases, so they have to name them. */
const isFree = (path: string) =>
  home.includes(path) || !path.startsWith('server/') || path.startsWith('server/testing/') || isTest(path)

/** Only one place may ask which database is running; everything else is written for both. */
export const checkOneDialectFile = (file: SourceFile): Complaint[] => {
  if (isFree(file.path)) return []
  const complaints: Complaint[] = []
  const complain = (what: string, offset: number) =>
    complaints.push({
      path: file.path,
      line: lineAt(file, offset),
      rule: 'dialect',
      message: `${what} asks which database is running: give ${home[0]} a function for what differs, and call that.`,
    })
  new Visitor({
    Identifier: ({ name, start }) => void (telling.test(name) && complain(name, start)),
    BinaryExpression: ({ left, right, start, end }) =>
      void ((namesADatabase(left) || namesADatabase(right)) && complain(file.text.slice(start, end), start)),
    SwitchCase: ({ test, start }) =>
      void (test && namesADatabase(test) && complain(file.text.slice(start, test.end), start)),
  }).visit(file.program)
  return complaints
}
