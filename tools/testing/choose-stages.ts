import type { Scope } from './run.ts'
import { PAGES, type Stage } from './stages.ts'

/** `names` are run alone, `from` begins with one and goes on; neither: all. */
export type Wanted = { scope: Scope; names: readonly string[]; from: string | undefined }

/** The stages in their order, and the pages built for those that open them; throws for a name that none has. */
export const chooseStages = (stages: readonly Stage[], { scope, names, from }: Wanted): Stage[] => {
  const there = stages.filter((stage) => scope === 'long' || stage.in === 'gate')
  const unknown = [...names, ...(from === undefined ? [] : [from])].find(
    (name) => !there.some((stage) => stage.name === name),
  )
  if (unknown !== undefined)
    throw new Error(`There is no stage "${unknown}". The stages are: ${there.map(({ name }) => name).join(', ')}.`)
  const first = there.findIndex(({ name }) => name === from)
  const isAll = names.length === 0 && from === undefined
  const chosen = there.filter(({ name }, at) => isAll || names.includes(name) || (first >= 0 && at >= first))
  const opensPages = chosen.some((stage) => stage.opensPages)
  return there.filter((stage) => chosen.includes(stage) || (opensPages && stage.name === PAGES))
}
