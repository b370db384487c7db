import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeEachDatabase, type OpenDatabase } from '../../server/testing/describe-each-database.ts'
import { differences, type Json } from '../../server/testing/recorded/compare.ts'
import { readReadings, recordedVersions, unpackData, unpacked } from '../../server/testing/recorded/places.ts'
import { aWorldAt, readAll } from '../../server/testing/recorded/readings.ts'
import { openFolder, openPlace } from '../recording/open-place.ts'
import { restoreBackup } from './restore-backup.ts'
import { inFolder } from './testing.ts'

/**
 * What is meant to be otherwise: the questions of a closed quiz, whose paper comes with the link, are its owner's alone;
 * of a type whose answers all wait to be marked there is no share; a quiz that earns no marks is no part of a trend;
 * Home has drafts of all kinds, and no log-ins.
 */
const MEANT = [
  /\/quiz\?code=\w+\/headers\/cache-control was "no-cache" and is "private, no-cache"$/,
  /\/overview\/body\/response\/data\/kinds\/\d+\/(earned|right|partly|wrong|blank) was 0 and is null$/,
  /\/teacher\/analytics\/quizzes\/body\/response\/data\/(found|months\/0\/quizzes) was 9 and is 8$/,
  /\/teacher\/analytics\/quizzes\/body\/response\/data\/(months\/0\/)?results was 75 and is 72$/,
  /\/teacher\/analytics\/quizzes\/body\/response\/data\/months\/0\/mean was 45\.8518518\d+ and is 47\.7623456\d+$/,
  /\/teacher\/analytics\/groups\?by=subject\/body\/response\/data\/groups\/0\/results was 74 and is 71$/,
  /\/teacher\/analytics\/groups\?by=subject\/body\/response\/data\/groups\/0\/mean was 45\.2702702\d+ and is 47\.1830985\d+$/,
  /\/teacher\/home\/body\/response\/data\/(activity|drafts) was /,
  /\/teacher\/home\/body\/response\/data\/totals\/drafts was 1 and is 2$/,
]
const isMeant = (difference: string): boolean => MEANT.some((meant) => meant.test(difference))

/** In files an answer that waits has no marks yet, where it had 0, and what was typed stands as most have written it, where it was folded. */
const asFilesAre = (recorded: Json): Json =>
  JSON.parse(
    JSON.stringify(recorded)
      .replaceAll('\\"Waiting for a mark\\",0,', '\\"Waiting for a mark\\",,')
      .replaceAll('\\"more experiments, please.', '\\"More experiments, please.'),
  )

const cellsOf = (row: string): string[] => row.match(/(?:\ufeff?"(?:[^"]|"")*"|[^,"]+|(?<=,|^)(?=,|$))/g) ?? []

/** Files of students have a column more for each section with a heading. */
const withoutSections = (now: Json): Json =>
  JSON.parse(JSON.stringify(now), (_, value) => {
    if (typeof value !== 'string' || !value.includes(' · marks"')) return value
    const [head = [], ...rows] = value.split('\r\n').map(cellsOf)
    const isKept = (_cell: string, at: number) => !head[at]?.endsWith(' · marks"')
    return [head, ...rows].map((cells) => cells.filter(isKept).join(',')).join('\r\n')
  })

const WITHOUT_MARKS = 'What you think'

/** In a term the rows of a quiz, or of a student's result, that earns no marks are left out. */
const asTermsAre = (recorded: Json): Json =>
  JSON.parse(JSON.stringify(recorded), (name, value) => {
    if (name !== 'rows' || !Array.isArray(value)) return value
    return value.filter(
      ({ class_mean: isResult, max_score: outOf, median: isQuiz, title }) =>
        !(isResult !== undefined && outOf === 0) && !(isQuiz !== undefined && title === WITHOUT_MARKS),
    )
  })

describe.each(recordedVersions())('what a server of %s kept', (version) => {
  const { at, asked, replies } = readReadings(version)

  const expectReadAsBefore = async (open: OpenDatabase) => {
    const world = await aWorldAt(open, at)
    const now = await readAll(world, asked)
    await world.end()
    expect(differences(asTermsAre(asFilesAre(replies)), withoutSections(now)).filter((each) => !isMeant(each))).toEqual(
      [],
    )
  }

  it('is read as it was by this version', async () => {
    const dataDir = unpackData(version)
    await expectReadAsBefore(() => openFolder(dataDir))
    rmSync(dataDir, { recursive: true })
  })

  describeEachDatabase('in a backup', (open) => {
    it('is read as it was once it is restored', { tags: ['long'] }, async () => {
      const { db, place } = await open()
      await db.destroy()
      await inFolder(async (folder) => {
        const file = join(folder, 'backup.sqlite')
        writeFileSync(file, unpacked(version, 'backup.sqlite'))
        expect(await restoreBackup(place, { file, now: at, mayReplace: async () => true })).toMatchObject({ ok: true })
      })
      await expectReadAsBefore(() => openPlace(place))
      rmSync(place.dataDir, { recursive: true })
    })
  })
})
