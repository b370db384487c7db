import { expect, it } from 'vitest'
import { checkFolders } from './folders.ts'
import { sourceFile } from './source-file.ts'

const files = (texts: Record<string, string>) => Object.entries(texts).map(([path, text]) => sourceFile(path, text))
const messages = (texts: Record<string, string>) => checkFolders(files(texts)).map(({ message }) => message)

const BOTH_WAYS = {
  'server/people/log-in.ts': "import '../mail/send-mail.ts'",
  'server/mail/send-mail.ts': '',
  'server/mail/name-reader.ts': "import type { Name } from '../people/find-names.ts'",
  'server/people/find-names.ts': '',
}

it('two folders that import each other are told, with where they do', () => {
  expect(messages(BOTH_WAYS)).toEqual([
    'server/mail and server/people import each other (server/mail/name-reader.ts → server/people/find-names.ts, server/people/log-in.ts → server/mail/send-mail.ts): move what both need to one of them, or to a third folder.',
  ])
})

it.each([
  ['one way', { 'server/people/a-b.ts': "import '../mail/send-mail.ts'", 'server/mail/send-mail.ts': '' }],
  [
    'a folder and what is below it',
    { 'web/site/a.ts': "import './b/c.ts'", 'web/site/b/c.ts': "import '../d.ts'", 'web/site/d.ts': '' },
  ],
  ['tests', { 'web/a/b.ts': "import '../c/d.ts'", 'web/c/d.ts': '', 'web/c/d.test.ts': "import '../a/b.ts'" }],
])('%s is fine', (_, texts) => {
  expect(messages(texts)).toEqual([])
})

it('more sources side by side than can be looked through are told', () => {
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`web/ui/x${at}.ts`, '']))
  expect(messages({ ...many(40), 'web/ui/x.test.ts': '' })).toEqual([])
  expect(messages(many(41))).toEqual(['holds 41 sources side by side, 40 are the limit: divide it by noun.'])
})
