import { type ESTree, Visitor } from 'vite'
import { type Complaint, lineAt, roomOf, type SourceFile } from './source-file.ts'

const home = 'e2e/screens/'

const isNamed = ({ property }: ESTree.MemberExpression, name: string): boolean =>
  (property.type === 'Identifier' && property.name === name) || (property.type === 'Literal' && property.value === name)

/** Pictures take seconds each, and say nothing of what a page does: screens are looked at in a stage of their own. */
export const checkPictures = (file: SourceFile): Complaint[] => {
  const { path } = file
  if (roomOf(path) !== 'e2e' || path.startsWith(home)) return []
  const complaints: Complaint[] = []
  new Visitor({
    MemberExpression: (node) => {
      if (!isNamed(node, 'screenshot')) return
      const message = `a test of behaviour makes no pictures: the screen is looked at in ${home}.`
      complaints.push({ path, line: lineAt(file, node.start), rule: 'pictures', message })
    },
  }).visit(file.program)
  return complaints
}
