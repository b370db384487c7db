import type { FileQuestion } from '../file.ts'
import type { Columns } from './columns.ts'
import { type InWords, listed, timesOf } from './in-words.ts'

const text = (suffix: string, label: string) => ({ suffix, label, type: 'text' as const, values: [] })

export const fileColumns: Columns<FileQuestion> = {
  of: () => [
    { ...text('', ''), cell: (given) => given.map(([, name]) => name).join('\n') },
    {
      ...text('_link', 'Where it can be downloaded, by whoever is logged in as the owner'),
      isFile: true,
      cell: (given) => given.map(([id]) => id).join('\n'),
    },
  ],
}

export const fileWords: InWords<FileQuestion> = {
  name: 'Files',
  given: (_asked, given) => listed(given.map(([, name]) => name)),
  right: () => '',
  counts: (_asked, { answers, files }) => listed([timesOf('Answers', answers), timesOf('Files', files)]),
}
