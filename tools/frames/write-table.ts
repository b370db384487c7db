import { join } from 'node:path'
import { API_BASE } from '#contract/wire/wire.ts'
import type { Answer, Asked, Measured } from './measure.ts'
import { isOfStudents } from './rules.ts'

export const TABLE = join(import.meta.dirname, '../../docs/frames.md')

const INTRODUCTION = `# What routes answer to other sites

Written by \`npm run frames\` from real requests to a server at an https address; a test fails where it is not true any more.
What it has to say is in [security.md](security.md#frames-and-other-sites).

**Frame** is \`X-Frame-Options\` and the \`frame-ancestors\` of \`Content-Security-Policy\`; **CORP**, **COOP** and **COEP** are
\`Cross-Origin-Resource-Policy\`, \`-Opener-Policy\` and \`-Embedder-Policy\`. They are the same on every answer of a route, refusals and
\`304\` too, unless more than one is named. The columns after them say what comes of \`Sec-Fetch-Site: cross-site\`, \`same-site\` and
\`none\`, of another site's \`Origin\`, and of \`Origin: null\`: **refused** is the failure \`wrong_origin\`,
and of \`null\` \`no_origin\`. What stands in a frame is asked for here where any site may have it; where its owner names some,
\`frame-ancestors\` names these and no others.
`

const WHOSE = { teachers: 'teachers and the site', students: 'students and respondents' }

const told = (values: readonly string[]): string => [...new Set(values.map((value) => value || '—'))].join(' or ')

type Row = { whose: string; place: string; cells: string[] }

const rowOf = ({ route, answers }: Measured): Row => {
  const header = (name: keyof Answer['headers']) => told(answers.map(({ headers }) => headers[name]))
  const is = (asked: Asked) =>
    told(
      answers.filter((answer) => answer.asked === asked).map(({ isRefused }) => (isRefused ? 'refused' : 'answered')),
    )
  const cookies = [...new Set(answers.flatMap(({ cookies: set }) => set))]
  return {
    whose: isOfStudents(route) ? WHOSE.students : WHOSE.teachers,
    place: `${route.method} ${route.path.replace(API_BASE, '…')}`,
    cells: [
      `${header('x-frame-options')}, ${header('frame-ancestors')}`,
      header('cross-origin-resource-policy'),
      header('cross-origin-opener-policy'),
      header('cross-origin-embedder-policy'),
      ...(['crossSite', 'sameSite', 'nowhere', 'foreignOrigin', 'nullOrigin'] as const).map(is),
      cookies.map((cookie) => `\`${cookie}\``).join('<br>') || 'none',
    ],
  }
}

const COLUMNS = [
  '',
  'Whose',
  'Routes',
  'Frame',
  'CORP',
  'COOP',
  'COEP',
  'cross-site',
  'same-site',
  'none',
  'foreign',
  'null',
  'Cookies',
]

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** The table: routes that answer alike are one row, and named below it. */
export const writeTable = (all: readonly Measured[]): string => {
  const groups = Map.groupBy(all.map(rowOf), ({ whose, cells }) => [whose, ...cells].join('\n'))
  const sorted = [...groups.values()].sort(([one], [other]) => (one?.whose ?? '').localeCompare(other?.whose ?? ''))
  const rows = sorted.map((rows, at) => {
    const [first] = rows
    return line([String(at + 1), first?.whose ?? '', String(rows.length), ...(first?.cells ?? [])])
  })
  const lists = sorted.map((rows, at) => {
    const places = rows.map(({ place }) => `- \`${place}\``)
    return `## ${at + 1}\n\n${[...new Set(places)].sort().join('\n')}\n`
  })
  const table = [line(COLUMNS), line(COLUMNS.map(() => '---')), ...rows].join('\n')
  return `${INTRODUCTION}\n${table}\n\n\`…\` stands for \`${API_BASE}\`.\n\n${lists.join('\n')}`
}
