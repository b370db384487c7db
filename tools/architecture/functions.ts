import { type ESTree, Visitor, type VisitorObject } from 'vite'
import { isTest, lineAt, type SourceFile } from './source-file.ts'

type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression

export type FunctionFacts = {
  name: string
  line: number
  lines: number
  parameters: number
  /** The deepest if, loop, switch or try inside another, counted within this function alone. */
  nesting: number
  hasMarkup: boolean
  /** Handed to a call in a test file: the body of a `describe` or an `it`, which is as long as its cases. */
  isTestBody: boolean
}

const nestingStatements = [
  'IfStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
  'SwitchStatement',
  'TryStatement',
] as const

type Open = FunctionFacts & { depth: number }

const nameOf = (key: ESTree.Node) => (key.type === 'Identifier' || key.type === 'PrivateIdentifier' ? key.name : '')

/** What a node alone does not say, because it is said around it. */
const surroundings = (program: ESTree.Program) => {
  const names = new Map<ESTree.Node, string>()
  const handedOver = new Set<ESTree.Node>()
  const elseIfs = new Set<ESTree.Node>()
  new Visitor({
    VariableDeclarator: ({ id, init }) => void (init && names.set(init, nameOf(id))),
    Property: ({ key, value }) => void names.set(value, nameOf(key)),
    MethodDefinition: ({ key, value }) => void names.set(value, nameOf(key)),
    CallExpression: ({ arguments: handed }) => handed.forEach((argument) => void handedOver.add(argument)),
    IfStatement: ({ alternate }) => void (alternate?.type === 'IfStatement' && elseIfs.add(alternate)),
  }).visit(program)
  return { names, handedOver, elseIfs }
}

const nestingHandlers = (change: (node: ESTree.Node, by: 1 | -1) => void): VisitorObject =>
  Object.fromEntries(
    nestingStatements.flatMap((statement) => [
      [statement, (node: ESTree.Node) => change(node, 1)],
      [`${statement}:exit`, (node: ESTree.Node) => change(node, -1)],
    ]),
  )

/** One entry for each function of a file, the nested ones too. */
export const functionsIn = (file: SourceFile): FunctionFacts[] => {
  const { names, handedOver, elseIfs } = surroundings(file.program)
  const found: FunctionFacts[] = []
  const open: Open[] = []

  const enter = (node: FunctionNode) => {
    const line = lineAt(file, node.start)
    const facts = {
      name: node.id?.name ?? names.get(node) ?? 'an unnamed function',
      line,
      lines: lineAt(file, node.end) - line + 1,
      parameters: node.params.length,
      nesting: 0,
      depth: 0,
      hasMarkup: false,
      isTestBody: isTest(file.path) && handedOver.has(node),
    }
    found.push(facts)
    open.push(facts)
  }
  const nest = (node: ESTree.Node, by: 1 | -1) => {
    const current = open.at(-1)
    if (current === undefined || elseIfs.has(node)) return
    current.depth += by
    current.nesting = Math.max(current.nesting, current.depth)
  }
  const markup = () => {
    for (const facts of open) facts.hasMarkup = true
  }

  new Visitor({
    ...nestingHandlers(nest),
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
    'FunctionDeclaration:exit': () => void open.pop(),
    'FunctionExpression:exit': () => void open.pop(),
    'ArrowFunctionExpression:exit': () => void open.pop(),
    JSXElement: markup,
    JSXFragment: markup,
  }).visit(file.program)
  return found
}
