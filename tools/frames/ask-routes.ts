import { ENDPOINTS } from '#contract/api.ts'
import { beginPasskey, beginPasskeyLogIn } from '#contract/people/passkeys.ts'
import { EVENT_STREAM } from '#contract/results/live.ts'
import { uploadAddress } from '#contract/runs/uploads.ts'
import { OEMBED_PATH } from '#contract/site/embed-snippet.ts'
import { EMBED_ANALYSIS_PATH, EMBED_PATH, EMBEDDED_HEADER } from '#contract/site/embedding.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import { pictureAddress } from '#domain/text/picture.ts'
import { OF_ANYONE, type Route } from '../../server/http/list-routes.ts'
import { newToken } from '../../server/secrets.ts'
import { type Name, validUrl } from '../../server/testing/every-call.ts'
import { aPasskey } from '../../server/testing/passkey-maker.ts'
import { expectOk } from '../../server/testing/people.ts'
import { aPicture } from '../../server/testing/pictures.ts'
import { bodyFor, everybodyInOne, type Town } from '../../server/testing/town.ts'
import { anUpload, aPdf } from '../../server/testing/uploads.ts'
import { HOME, type Question } from './measure.ts'

/** Where a page with variables is, whatever they stand for. */
const somewhere = (path: string) => path.replace(/:\w+/g, 'some-thing')

const aSentFile = async ({ filesA, world }: Town): Promise<string> => {
  const file = { name: 'model.pdf', content: aPdf(), deviceKey: newToken() }
  const browser = world.newBrowser()
  const sent = await anUpload(browser, filesA, file)
  const answers = [{ question_id: filesA.questionIds[0] ?? '', value: [sent] }]
  expectOk(await browser.calls('PUT', '/response', filesA.givenBy(file.deviceKey, { answers })))
  return uploadAddress(String(sent[0]))
}

/** Logs in with a passkey of teacher A, each time anew. */
const withPasskey = async ({ world, teacherA: { browser, password } }: Town): Promise<() => Promise<object>> => {
  const passkey = aPasskey({ home: HOME, rp: new URL(HOME).hostname })
  const begun = await browser.calls('POST', '/teacher/passkeys/begin', { password })
  const made = passkey.made(beginPasskey.data.parse(expectOk(begun)))
  expectOk(await browser.calls('POST', '/teacher/passkeys', { name: 'My phone', ...made }))
  return async () => {
    const asked = await world.newBrowser().calls('POST', '/auth/passkey/begin')
    return passkey.signs(beginPasskeyLogIn.data.parse(expectOk(asked)).challenge)
  }
}

const FAILS = '/fails'

/** What is no route's own: addresses at which there is nothing, what can't be read, and a failure that nobody expected. */
export const BESIDE: Route[] = ['/nowhere', '/dashboard/nowhere', `${API_BASE}/nowhere`, `${API_BASE}/%ff`].map(
  (path) => ({ kind: 'page', method: 'GET', path, caller: 'anyone' }),
)

/** Binds a route that fails; a browser that came for a page is led to the one that tells of it. */
export const bindFailing = ({ app: { http } }: Town['world']): void =>
  void http.get(FAILS, OF_ANYONE, () => Promise.reject(new Error('surprise')))

/** What more there is to ask of some routes, by their paths. */
const MORE: Record<string, (town: Town) => Promise<Partial<Question>>> = {
  '/quiz': async ({ quizA }) => ({ url: `/quiz?code=${quizA.code}` }),
  '/poll': async ({ pollA }) => ({ url: `/poll?code=${pollA.code}` }),
  [EMBED_PATH]: async ({ quizA }) => ({ url: `${EMBED_PATH}?code=${quizA.code}` }),
  [EMBED_ANALYSIS_PATH]: async ({ quizA }) => ({ url: `${EMBED_ANALYSIS_PATH}?code=${quizA.code}` }),
  '/survey': async ({ surveyA }) => ({ url: `/survey?code=${surveyA.code}` }),
  [OEMBED_PATH]: async ({ quizA }) => ({ url: `${OEMBED_PATH}?url=${HOME}/quiz?code=${quizA.code}` }),
  [FAILS]: async () => ({ headers: { accept: 'text/html' } }),
  [pictureAddress(':id')]: async ({ teacherA }) => ({ url: pictureAddress((await aPicture(teacherA)).id) }),
  [uploadAddress(':id')]: async (town) => ({ url: await aSentFile(town) }),
}

const STREAM: Partial<Question> = { headers: { accept: EVENT_STREAM }, isStream: true }
/** As the page in a frame makes a call. */
const IN_FRAME: Partial<Question> = { headers: { [EMBEDDED_HEADER]: '1' } }
/** The same of calls, by their names. */
const MORE_OF_CALLS: Partial<Record<Name, (town: Town) => Promise<Partial<Question>>>> = {
  followHome: async () => STREAM,
  readFigures: async () => STREAM,
  startQuiz: async () => IN_FRAME,
  resumeQuiz: async () => IN_FRAME,
  restoreAttempt: async () => IN_FRAME,
  logInWithPasskey: async (town) => ({ payload: await withPasskey(town) }),
}

/** All that is asked of a route in a town, by whoever may do the most there. */
export const questionsFor = async (route: Route, town: Town): Promise<Question[]> => {
  const { method, path } = route
  const call = ENDPOINTS.find((endpoint) => endpoint.method === method && API_BASE + endpoint.path === path)
  const browser = async () => everybodyInOne(town)
  const first: Question = {
    url: call ? validUrl(call.name, town) : somewhere(path),
    browser,
    ...(call && 'body' in call && { payload: () => bodyFor(call.name, town) }),
  }
  const more = await (call ? MORE_OF_CALLS[call.name] : MORE[path])?.(town)
  return more ? [first, { ...first, ...more }] : [first]
}
