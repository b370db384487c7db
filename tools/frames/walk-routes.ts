import { rmSync } from 'node:fs'
import type { Caller } from '#contract/wire/endpoint.ts'
import type { Route } from '../../server/http/list-routes.ts'
import type { OpenDatabase } from '../../server/testing/describe-each-database.ts'
import { aTown, everybodyInOne, type Town } from '../../server/testing/town.ts'
import { aWorld, type World } from '../../server/testing/world.ts'
import { BESIDE, bindFailing, questionsFor } from './ask-routes.ts'
import { builtPages } from './built-pages.ts'
import { HOME, type Measured, measure } from './measure.ts'
import { sitePaths } from './site-paths.ts'

/** A teacher's calls go last: they close and erase what students ask for. */
const TURNS: readonly (Caller | undefined)[] = ['anyone', 'student', 'teacher', undefined]
const turnOf = ({ caller }: Route) => TURNS.indexOf(caller)

/** Whether nobody has logged out, chosen another password, or gone on on another device. */
const isAsBefore = async (town: Town, { answers }: Measured): Promise<boolean> =>
  answers.every(({ cookies }) => cookies.length === 0) &&
  (await everybodyInOne(town).calls('GET', '/teacher/me')).status === 200

const measureAll = async (world: World): Promise<Measured[]> => {
  bindFailing(world)
  await world.app.http.ready()
  const measured: Measured[] = []
  let town = await aTown(world)
  const routes = [...world.app.routes(), ...BESIDE].toSorted((one, other) => turnOf(one) - turnOf(other))
  for (const route of routes) {
    const one = await measure(route, await questionsFor(route, town))
    measured.push(one)
    if (route.method !== 'GET' && !(await isAsBefore(town, one))) town = await aTown(world)
  }
  return measured
}

/** Measures every route that a server at an https address has. */
export const walkRoutes = async (open: OpenDatabase): Promise<Measured[]> => {
  const root = builtPages(await sitePaths())
  const world = await aWorld(open, { PUBLIC_URL: HOME, RATE_LIMIT: 'off' }, root)
  try {
    return await measureAll(world)
  } finally {
    await world.end()
    rmSync(root, { recursive: true })
  }
}
