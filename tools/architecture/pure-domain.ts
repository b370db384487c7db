import { Visitor } from 'vite'
import { type Complaint, isTest, lineAt, roomOf, type SourceFile } from './source-file.ts'

const globals = ['crypto', 'performance', 'process', 'Temporal', 'fetch', 'setTimeout', 'setInterval', 'console']
const members = ['Date.now', 'Math.random']

/** The core takes the time and the ids; it never asks for them. */
export const checkPureDomain = (file: SourceFile): Complaint[] => {
  if (roomOf(file.path) !== 'domain' || isTest(file.path)) return []
  const complaints: Complaint[] = []
  const complain = (what: string, offset: number) =>
    complaints.push({
      path: file.path,
      line: lineAt(file, offset),
      rule: 'pure',
      message: `${what} is the outside world: take the time or the id as an argument, and let the server ask for it.`,
    })
  new Visitor({
    MemberExpression: ({ object, property, start }) => {
      if (object.type !== 'Identifier') return
      const name = property.type === 'Identifier' ? `${object.name}.${property.name}` : object.name
      if (members.includes(name) || globals.includes(object.name)) complain(name, start)
    },
    CallExpression: ({ callee, start }) => {
      if (callee.type !== 'Identifier') return
      if (callee.name === 'Date' || globals.includes(callee.name)) complain(`${callee.name}()`, start)
    },
    NewExpression: ({ callee, arguments: given, start }) => {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0) complain('new Date()', start)
    },
  }).visit(file.program)
  return complaints
}
