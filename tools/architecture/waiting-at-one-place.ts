import { type ESTree, Visitor } from 'vite'
import { type Complaint, lineAt, roomOf, type SourceFile } from './source-file.ts'

const home = 'e2e/soon.ts'
/** The product's own process, with a clock that tests move on: it has to know what time it is. */
const clock = 'e2e/server.ts'

const nameOf = ({ property }: ESTree.MemberExpression): string =>
  property.type === 'Identifier' ? property.name : property.type === 'Literal' ? String(property.value) : ''

const isDateNow = (node: ESTree.MemberExpression): boolean =>
  node.object.type === 'Identifier' && node.object.name === 'Date' && nameOf(node) === 'now'

const isTimeout = ({ key }: ESTree.ObjectProperty): boolean =>
  (key.type === 'Identifier' && key.name === 'timeout') || (key.type === 'Literal' && key.value === 'timeout')

/** A browser test has no clock and no budget of its own: what is too early on a busy machine is one place's fault. */
export const checkWaiting = (file: SourceFile): Complaint[] => {
  const { path } = file
  if (roomOf(path) !== 'e2e' || path === home) return []
  const complaints: Complaint[] = []
  const complain = (at: number, message: string) => {
    complaints.push({ path, line: lineAt(file, at), rule: 'waiting', message })
  }
  new Visitor({
    MemberExpression: (node) => {
      if (isDateNow(node) && path !== clock)
        complain(node.start, "Date.now is this machine's time: ask the server's with server.now(), or stop the page's.")
      if (nameOf(node) === 'waitForTimeout')
        complain(node.start, `waitForTimeout waits for no event: wait for what is to come, with soon() of ${home}.`)
    },
    ObjectExpression: ({ properties }) => {
      for (const property of properties)
        if (property.type === 'Property' && isTimeout(property))
          complain(property.start, `timeout: is a budget of its own: wait through ${home}.`)
    },
  }).visit(file.program)
  return complaints
}
