import { idInVersions } from '#domain/statistics/across-versions.ts'
import type { Database } from '../../database/connect.ts'
import type { ZipEntry } from '../../files/write-zip.ts'
import { contentOf, fileById } from '../../media/uploads/store.ts'
import type { Tabled } from './front-columns.ts'

/** Every file that the responses name, below the number of its response; read as it is taken. */
export async function* filesIn(db: Database, { data, responses }: Tabled): AsyncGenerator<ZipEntry> {
  for await (const response of responses) {
    for (const { questionId, column, id, name } of data.filesOf(response)) {
      const file = await fileById(db, id)
      if (file?.type && file.question_id === idInVersions(questionId))
        yield { name: `${response.id}/${column} ${id.slice(0, 6)} ${name}`, content: contentOf(db, file) }
    }
  }
}
