import type { openApiOf } from '#contract/openapi.ts'
import { API_BASE } from '#contract/wire/wire.ts'

type OpenApi = ReturnType<typeof openApiOf>

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (value: unknown): string => String(value).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** `code`: what stands between backticks in the descriptions. */
const prose = (value: string): string => text(value).replace(/`([^`]+)`/g, '<code>$1</code>')

const paragraphs = (value: string): string =>
  value
    .split('\n\n')
    .map((line) => `<p>${prose(line)}</p>`)
    .join('')

type Operation = {
  operationId: string
  summary: string
  security: object[]
  parameters: { name: string; in: string; required: boolean; schema: unknown }[]
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: Record<string, { description: string; content: Record<string, { schema: unknown }> }>
}

const schemaBlock = (schema: unknown) => `<pre tabindex="0">${text(JSON.stringify(schema, null, 2))}</pre>`

const parameterRow = ({ name, in: where, required, schema }: Operation['parameters'][number]) =>
  `<tr><td><code>${text(name)}</code></td><td>${where}${required ? ', required' : ''}</td><td><code>${text(JSON.stringify(schema))}</code></td></tr>`

const whoCalls = ([security]: object[]) => {
  if (security === undefined) return 'anyone'
  return 'teacher_token' in security ? 'a signed-in teacher' : 'a student with an attempt'
}

/** A file is told by its media types alone. */
const bodyBlock = (content: NonNullable<Operation['requestBody']>['content']): string =>
  content['application/json']
    ? schemaBlock(content['application/json'].schema)
    : `<p>${Object.keys(content).map(text).join(', ')}</p>`

const section = (path: string, method: string, operation: Operation): string => {
  const { operationId, summary, security, parameters, requestBody, responses } = operation
  const answers = Object.entries(responses)
    .map(([status, { description, content }]) => {
      const isSuccess = status.startsWith('2')
      const shape = isSuccess ? schemaBlock(content['application/json']?.schema) : ''
      return `<dt>${status}</dt><dd>${paragraphs(description)}${shape}</dd>`
    })
    .join('')
  return `<section id="${operationId}"><h2><span class="method">${method.toUpperCase()}</span> ${text(path)}</h2>
<p>${prose(summary)}. For ${whoCalls(security)}.</p>
${parameters.length > 0 ? `<table><caption>Parameters</caption>${parameters.map(parameterRow).join('')}</table>` : ''}
${requestBody ? `<details><summary>Body</summary>${bodyBlock(requestBody.content)}</details>` : ''}
<details><summary>Answers</summary><dl>${answers}</dl></details></section>`
}

/** The document as one page without a script. */
export const documentPage = ({ info, servers, paths }: OpenApi): string => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
  )
  const contents = operations.map(
    ({ path, method, operation }) =>
      `<li><a href="#${operation.operationId}"><span class="method">${method.toUpperCase()}</span> ${text(path)}</a></li>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${text(info.title)} API</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="${API_BASE}/docs.css"></head><body><main>
<h1>${text(info.title)} API <small>${text(info.version)}</small></h1>${paragraphs(info.description)}
<p>The same for programs: <a href="${API_BASE}/openapi.json">openapi.json</a>. Answered at ${servers.map(({ url }) => `<code>${text(url)}</code>`).join(', ')}. Licence: ${text(info.license.name)}.</p>
<nav aria-label="Calls"><ul>${contents.join('')}</ul></nav>
${operations.map(({ path, method, operation }) => section(path, method, operation)).join('\n')}
</main></body></html>`
}

export const DOCUMENT_STYLE = `:root{color-scheme:light dark;--ink:#1b1f3b;--paper:#fdfcf8;--line:#d9d6cc;--brand:#2b3a8f}
@media(prefers-color-scheme:dark){:root{--ink:#eceaf4;--paper:#12142a;--line:#343858;--brand:#aab6ff}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:1.5rem}
h1 small{font-size:1rem;font-weight:400}
h2{font-size:1.1rem;overflow-wrap:anywhere}
section{border-top:1px solid var(--line);padding:1rem 0}
nav ul{list-style:none;padding:0;columns:2 22rem}
nav a,summary{display:inline-block;min-height:44px;line-height:44px}
a{color:var(--brand)}
summary{cursor:pointer}
.method{display:inline-block;min-width:3.5rem;font-weight:700;color:var(--brand)}
pre{overflow:auto;max-height:24rem;border:1px solid var(--line);border-radius:8px;padding:1rem;font-size:.85rem}
table{border-collapse:collapse;display:block;overflow-x:auto}caption{text-align:start;font-weight:600}
td{border:1px solid var(--line);padding:.4rem .6rem}
dt{font-weight:700}dd{margin:0 0 .5rem 1rem}dd p{margin:.2rem 0}`
