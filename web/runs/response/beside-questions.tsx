import { useState } from 'react'
import { t } from '../../i18n/students/responding.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { RespondingProps } from './answering.ts'
import { ofTold, type Refused } from './refused.ts'
import { joinFormOf, whoProblems } from './who.ts'

/** Names of what is told that this page has a field for, or makes one. */
const namesIn = ({ joining }: RespondingProps['paper']): string[] => joining?.fields.map(({ id }) => id) ?? ['name']

/** The first of what is told that the server does not take. */
export const refusedTold = (paper: RespondingProps['paper'], refused: Refused): string | undefined =>
  namesIn(paper).find((name) => refused[ofTold(name)])

type WhoProps = RespondingProps & { isTried: boolean }

/** Who responds, where that is asked; a name also where it was not yet when this page was opened. */
export function Who({ paper, view, responder, isTried }: WhoProps) {
  const { refused, told } = view
  const [wasRefused] = useState(refused[ofTold('name')] !== undefined)
  const form = joinFormOf(paper)
  const lacking = isTried ? whoProblems(paper, view) : {}
  if (form) {
    const said = namesIn(paper).flatMap((name) => {
      const problem = lacking[name] ?? refused[ofTold(name)]
      return problem ? [[name, problem] as const] : []
    })
    const onTell = (name: string, value: string) => responder.tell(name, value)
    return <form.Fields joining={form.joining} told={told} problems={Object.fromEntries(said)} onTell={onTell} />
  }
  const { ask_name: askName, anonymous } = paper.responding
  if (anonymous || ((askName === 'no' || askName === 'form') && !wasRefused)) return null
  const isOptional = askName === 'optional' && !wasRefused
  return (
    <TextField
      name="name"
      label={t('responding.name')}
      hint={t(isOptional ? 'responding.nameOptional' : 'responding.nameMust')}
      value={told.name ?? ''}
      maxLength={100}
      autoComplete="name"
      error={lacking.name || refused[ofTold('name')] ? t('responding.nameRequired') : undefined}
      onChange={({ currentTarget }) => responder.tell('name', currentTarget.value)}
    />
  )
}

/** What the server does not take and this page has no place for: a page that is loaded again has. */
export function RefusedNotice({ paper, view: { refused, isKept } }: Omit<RespondingProps, 'responder'>) {
  const known = new Set([...paper.questions.map(({ id }) => id), ...namesIn(paper).map(ofTold)])
  if (Object.keys(refused).every((name) => known.has(name))) return null
  return (
    <ErrorPanel
      title={t('responding.refused')}
      retryLabel={t('responding.loadAgain')}
      onRetry={() => location.reload()}
    >
      {t(isKept ? 'responding.refusedHelp' : 'responding.refusedNotKept')}
    </ErrorPanel>
  )
}
