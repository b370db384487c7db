import type * as z from 'zod/mini'
import { actOnQuizzes } from '#contract/questionnaires/quiz-actions.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import type { QuizAction } from '#domain/questionnaires/quiz-actions.ts'
import type { Scene } from './scene.ts'

type Call<Data extends z.core.$ZodType> = { method: string; path: string; data: Data }

type Asked = {
  /** What stands for `:id` in the path. */
  id?: string
  body?: object
  /** Where the server is reached; past the scene's proxy when left out. */
  origin?: string
}

/** What the server answers the teacher of the scene's quiz; throws what it refuses. */
export const asTeacher = async <Data extends z.ZodMiniType>(
  { server, quiz }: Pick<Scene, 'server' | 'quiz'>,
  { method, path, data: schema }: Call<Data>,
  { id = quiz.id, body, origin }: Asked = {},
): Promise<z.output<Data>> => {
  const url = origin === undefined ? server().url : origin + API_BASE
  const answer = await fetch(url + path.replace(':id', id), {
    method,
    headers: { authorization: `Bearer ${quiz.token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { data, error } = envelope.parse(await answer.json()).response
  if (error) throw new Error(`the teacher was answered ${answer.status} ${JSON.stringify(error)}`)
  return schema.parse(data)
}

/** The same though the first reply is lost: said again, it must have been done once. */
export const asTeacherAgain = async <Data extends z.ZodMiniType>(
  scene: Pick<Scene, 'server' | 'quiz' | 'proxy'>,
  call: Call<Data>,
  asked: Asked,
): Promise<z.output<Data>> => {
  const isThis = ({ method, path }: { method: string; path: string }) =>
    method === call.method && path === API_BASE + call.path.replace(':id', asked.id ?? scene.quiz.id)
  const { origin } = scene.proxy
  const losing = scene.proxy.spoil({ calls: isThis, way: { kind: 'cut' }, times: 1 })
  await asTeacher(scene, call, { ...asked, origin }).catch(() => undefined)
  if (losing.count() !== 1) throw new Error(`no reply of ${call.path} was lost`)
  return asTeacher(scene, call, { ...asked, origin })
}

/** Does it to the quiz, or what has another id, and again because the first reply is lost. */
export const actOn = async (scene: Scene, action: QuizAction, id = scene.quiz.id): Promise<void> => {
  const { failed } = await asTeacherAgain(scene, actOnQuizzes, { body: { ids: [id], action } })
  for (const { why } of failed) scene.found.broken.push(`${action}: ${why}`)
}
