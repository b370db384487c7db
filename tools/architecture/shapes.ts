import type { ESTree } from 'vite'
import { type Complaint, isTest, type SourceFile } from './source-file.ts'
import { isInWebNoun, isUseCase } from './vocabulary.ts'

const handsOn = (statement: ESTree.Program['body'][number]) =>
  statement.type === 'ExportAllDeclaration' ||
  (statement.type === 'ExportNamedDeclaration' && statement.declaration === null)

const isBarrel = ({ program: { body } }: SourceFile) =>
  body.some(handsOn) && body.every((statement) => handsOn(statement) || statement.type === 'ImportDeclaration')

const isFunction = (node: ESTree.Expression | null | undefined) =>
  node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression'

const exportedFunctions = ({ program }: SourceFile) =>
  program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    if (declaration?.type === 'FunctionDeclaration') return declaration.id?.name ?? []
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ id, init }) =>
      isFunction(init) && id.type === 'Identifier' ? id.name : [],
    )
  })

const usesReact = ({ module }: SourceFile) =>
  module.staticImports.some(
    ({ moduleRequest, entries }) =>
      /^react(-dom)?(\/|$)/.test(moduleRequest.value) && entries.some(({ isType }) => !isType),
  )

const onUseCase = (file: SourceFile) => {
  const names = exportedFunctions(file)
  if (names.length <= 1) return undefined
  return `a use case is one exported function, this file has ${names.join(', ')}: one file each, or keep them private.`
}

const onWebLogic = (file: SourceFile) => {
  const name = file.path.split('/').at(-1) ?? ''
  if (!name.endsWith('.ts') || name.startsWith('use-') || !usesReact(file)) return undefined
  return `beside the screens a .ts file is plain logic without React: call a hook use-<what>.ts, a component <what>.tsx.`
}

/** What a file of a certain name may hold. */
export const checkShapes = (file: SourceFile): Complaint[] => {
  const messages = [
    isBarrel(file) ? 'only hands on what other files have: delete it and import from those.' : undefined,
    isUseCase(file.path) ? onUseCase(file) : undefined,
    isInWebNoun(file.path) && !isTest(file.path) ? onWebLogic(file) : undefined,
  ]
  return messages.flatMap((message) => (message === undefined ? [] : [{ path: file.path, rule: 'shape', message }]))
}
