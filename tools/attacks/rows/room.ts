import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { A_COMMENT, A_FILE, asks, differentIn, gives, holds, many, newKey, overtaken } from '../crowds.ts'
import { logsIn, newPlace, publishes, signsUp, statusesOf, textOf } from '../people.ts'
import type { Attack } from '../table.ts'
import type { Caller } from '../target.ts'

/** What fills memory, disk or time, whoever means it. */
export const room: Attack[] = [
  {
    name: 'votes as large as they may be are counted for whoever looks',
    attempt: async (target) => {
      const poll = await asks(target, { kind: 'poll', question: A_COMMENT, count: 16 })
      const place = newPlace()
      const votes = await many(260, 30, () => gives(target.from(place), poll, { length: 1_950 }))
      const key = newKey()
      await gives(target.from(place), poll, { length: 10, key })
      const looks = await many(40, 20, () =>
        target.from(newPlace()).calls('POST', '/response/results', { body: { code: poll.code, device_key: key } }),
      )
      const told = await poll.teacher.calls('GET', `/teacher/polls/${poll.id}/results`, { headers: poll.headers })
      return [differentIn(statusesOf(votes)), differentIn(statusesOf(looks)), told.data.votes]
    },
    finds: [[200], [200], 261],
  },
  {
    name: 'six hundred bodies of a megabyte at once end nothing',
    attempt: async (target) => {
      const body = JSON.stringify({ code: 'x'.repeat(1_000_000) })
      const call = () =>
        target
          .from(newPlace())
          .calls('PUT', '/response', { body })
          .catch(() => null)
      const heard = await many(600, 600, call)
      return heard.filter((each) => each !== null && each.status < 400).length
    },
    finds: 0,
  },
  {
    name: 'a thousand bodies that are held keep nobody out',
    attempt: async (target) => {
      const poll = await asks(target, { kind: 'poll', question: A_COMMENT, count: 1 })
      const place = newPlace()
      const sockets = await many(1_000, 50, () => holds(target, place, 900_000))
      await pause(2_000)
      const given = await many(20, 20, () => gives(target.from(newPlace()), poll, { length: 100 }))
      for (const socket of sockets) socket.destroy()
      return differentIn(statusesOf(given))
    },
    finds: [200],
  },
  {
    name: 'announced files that never come keep no file out',
    attempt: async (target) => {
      const survey = await asks(target, { kind: 'survey', question: A_FILE, count: 1 })
      const announces = (place: string) => {
        const key = newKey()
        const body = {
          ...{ code: survey.code, device_key: key, version_id: survey.versionId },
          ...{ question_id: survey.questionIds[0], upload_key: key, name: 'model.pdf', bytes: 8 * 1024 * 1024 },
        }
        return target.from(place).calls('POST', '/response/files', { body })
      }
      const place = newPlace()
      await many(400, 20, () => announces(place))
      return (await announces(newPlace())).status
    },
    finds: 201,
  },
  {
    name: 'a hundred megabytes of responses are read, searched, exported and erased',
    attempt: async (target) => {
      const survey = await asks(target, { kind: 'survey', question: A_COMMENT, count: 125 })
      const place = newPlace()
      const given = await many(420, 6, () => gives(target.from(place), survey, { length: 1_990 }))
      const { teacher, headers, id, code } = survey
      const read = await teacher.calls('GET', `/teacher/surveys/${id}/responses`, { headers })
      const found = await teacher.calls('GET', `/teacher/surveys/${id}/responses/list?search=nowhere`, { headers })
      const wanted = { what: 'everything', format: 'json' }
      const ticket = await teacher.calls('POST', `/teacher/surveys/${id}/exports`, { body: wanted, headers })
      const { status, bytes } = await teacher.downloads(textOf(ticket, 'address'))
      const body = { quiz_code: code, change: newKey() }
      let left: unknown = -1
      while (left !== 0)
        left = (await teacher.calls('POST', `/teacher/quizzes/${id}/erasure`, { body, headers })).data.left
      return [differentIn(statusesOf(given)), read.data.complete, found.data.found, status, bytes > 100_000_000]
    },
    finds: [[200], 420, 0, 200, true],
  },
  {
    name: 'one teacher’s slow pictures keep another’s waiting for one of them',
    attempt: async (target) => {
      const [one, other] = [target.from(newPlace()), target.from(newPlace())]
      const [{ bearer }, { bearer: othersBearer }] = [await signsUp(one), await signsUp(other)]
      const pictureOf = (side: number, red: number) =>
        sharp({ create: { width: side, height: side, channels: 3, background: { r: red, g: 90, b: 160 } } })
          .png()
          .toBuffer()
      const sends = (caller: Caller, headers: Record<string, string>, body: Uint8Array) =>
        caller.calls('POST', '/teacher/pictures', { body, headers: { ...headers, 'content-type': 'image/png' } })
      const slow = await many(40, 4, (at) => pictureOf(4_000, at))
      const small = await pictureOf(40, 1)
      const { status, meanwhile } = await overtaken(
        slow.map((file) => () => sends(one, bearer, file)),
        () => sends(other, othersBearer, small),
      )
      return [status, meanwhile <= 2]
    },
    finds: [201, true],
  },
  {
    name: 'five hundred log-ins from one place keep nobody elsewhere waiting',
    attempt: async (target) => {
      const [owner, place] = [target.from(newPlace()), newPlace()]
      const { email } = await signsUp(owner)
      const { status, meanwhile } = await overtaken(
        Array.from({ length: 500 }, (_, at) => () => logsIn(target.from(place), `nobody${at}@vidyapith.in`)),
        () => logsIn(target.from(newPlace()), email),
      )
      return [status, meanwhile < 30]
    },
    finds: [200, true],
  },
  {
    name: 'one teacher’s many long lists keep another’s waiting for one of them',
    attempt: async (target) => {
      const [one, other] = [target.from(newPlace()), target.from(newPlace())]
      const [{ bearer }, { bearer: othersBearer }] = [await signsUp(one), await signsUp(other)]
      await many(190, 4, () => publishes(one, bearer))
      await publishes(other, othersBearer)
      const lists = (caller: Caller, headers: Record<string, string>) =>
        caller.calls('GET', '/teacher/quizzes', { headers })
      const { status, meanwhile } = await overtaken(
        Array.from({ length: 300 }, () => () => lists(one, bearer)),
        () => lists(other, othersBearer),
      )
      return [status, meanwhile <= 31]
    },
    finds: [200, true],
  },
]
