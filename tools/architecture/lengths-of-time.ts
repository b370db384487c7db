import { type ESTree, Visitor } from 'vite'
import { type Complaint, isTest, lineAt, type SourceFile } from './source-file.ts'

const home = 'domain/time/time-limit.ts'
const factors = [24, 60, 1000]

type Product = ESTree.BinaryExpression

const isProduct = (node: ESTree.Node): node is Product => node.type === 'BinaryExpression' && node.operator === '*'

const factorsOf = (node: ESTree.Node): ESTree.Node[] =>
  isProduct(node) ? [...factorsOf(node.left), ...factorsOf(node.right)] : [node]

const isLengthOfTime = (product: Product) =>
  factorsOf(product).filter((node) => node.type === 'Literal' && factors.some((factor) => factor === node.value))
    .length >= 2

/** An hour is written once: elsewhere it has a name, and whoever reads it need not multiply. */
export const checkLengthsOfTime = (file: SourceFile): Complaint[] => {
  if (file.path === home || isTest(file.path)) return []
  const complaints: Complaint[] = []
  let insideUntil = 0
  new Visitor({
    BinaryExpression: (node) => {
      if (node.start < insideUntil || !isProduct(node) || !isLengthOfTime(node)) return
      insideUntil = node.end
      complaints.push({
        path: file.path,
        line: lineAt(file, node.start),
        rule: 'time',
        message: `${file.text.slice(node.start, node.end)} is a length of time: take SECOND, MINUTE, HOUR or DAY from ${home}.`,
      })
    },
  }).visit(file.program)
  return complaints
}
