import { type ESTree, type ParseResult, parseSync } from 'vite'

export type SourceFile = {
  /** From the root of the project, with forward slashes. */
  path: string
  text: string
  program: ESTree.Program
  module: ParseResult['module']
  comments: ParseResult['comments']
}

/** What is wrong, where, and what to do about it. */
export type Complaint = { path: string; line?: number; rule: string; message: string }

export const sourceFile = (path: string, text: string): SourceFile => {
  const { program, module, comments, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path} does not parse: ${errors[0].message}`)
  return { path, text, program, module, comments }
}

export const roomOf = (path: string) => (path.includes('/') ? (path.split('/')[0] ?? '') : '')

export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

export const lineAt = ({ text }: SourceFile, offset: number) => text.slice(0, offset).split('\n').length

export const linesIn = (text: string) => text.trimEnd().split('\n').length
