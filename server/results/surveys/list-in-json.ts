import type { SurveyColumn } from './answer-columns.ts'

type Listed = {
  /** What stands before the code book. */
  front: object
  columns: readonly SurveyColumn[]
  /** What the list is called. */
  name: string
  each: AsyncIterable<object>
}

/** One JSON document with a code book and a list, which is written as it is read. */
export async function* listInJson({ front, columns, name, each }: Listed): AsyncGenerator<Buffer> {
  const variables = columns.map(({ name: variable, questionId, prompt, label, kind, type, values }) => ({
    ...{ name: variable, question_id: questionId, question: prompt, part: label, kind, holds: type, values },
  }))
  yield Buffer.from(`${JSON.stringify({ ...front, variables }).slice(0, -1)},"${name}":[`)
  let before = '\n'
  for await (const one of each) {
    yield Buffer.from(before + JSON.stringify(one))
    before = ',\n'
  }
  yield Buffer.from(']}\n')
}
