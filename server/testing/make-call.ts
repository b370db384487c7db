import type { LightMyRequestResponse } from 'fastify'
import { logIn } from '#contract/people/accounts.ts'
import { type Call, endpointOf, PRINCIPALS, type Principal, urlOf } from './every-call.ts'
import { expectOk } from './people.ts'
import { aTown, bodyFor, type Town } from './town.ts'
import type { Browser, World } from './world.ts'

/** Towns in which the calls of the table are made: what all principals are answered, in the order of `PRINCIPALS`. */
export const townsOf = (world: () => World): { everybodyCalls: (row: Call) => Promise<LightMyRequestResponse[]> } => {
  const aTownWhere = async (isOver: boolean) => {
    const town = await aTown(world())
    if (isOver) expectOk(await town.studentA.submits([1, 0, 0]))
    return town
  }
  /** Whoever only reads changes nothing, and all of them share a town; two, for student A goes on in one. */
  const readTowns = new Map<boolean, Promise<Town>>()
  const townFor = ({ call, afterTheEnd: isOver = false }: Call) => {
    const isRead = endpointOf(call).method === 'GET'
    const town = (isRead && readTowns.get(isOver)) || aTownWhere(isOver)
    if (isRead) readTowns.set(isOver, town)
    return town
  }
  return {
    everybodyCalls: async (row) => {
      const town = await townFor(row)
      const replies: LightMyRequestResponse[] = []
      for (const principal of PRINCIPALS) replies.push(await makeCall(row, { principal, town }))
      return replies
    },
  }
}

const aLoggedOutBrowser = async ({ world, teacherA }: Town): Promise<Browser> => {
  const browser = world.newBrowser()
  const { email, password } = teacherA
  const session = logIn.data.parse(expectOk(await browser.calls('POST', '/auth/login', { email, password })))
  const cookies = new Map(browser.cookies)
  browser.bears(session.auth_token)
  expectOk(await browser.calls('POST', '/auth/logout'))
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}

const browserOf = async (principal: Principal, town: Town): Promise<Browser> => {
  if (principal === 'nobody') return town.world.newBrowser()
  return principal === 'loggedOut' ? aLoggedOutBrowser(town) : town[principal].browser
}

const makeCall = async (
  row: Call,
  { principal, town }: { principal: Principal; town: Town },
): Promise<LightMyRequestResponse> => {
  const { call, body = (where: Town) => bodyFor(call, where) } = row
  const endpoint = endpointOf(call)
  const browser = await browserOf(principal, town)
  const payload = 'body' in endpoint && { payload: body(town) }
  return browser.sends({ method: endpoint.method, url: urlOf(row, town), ...payload })
}
