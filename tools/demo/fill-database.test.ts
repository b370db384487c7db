import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { QUESTION_KINDS } from '#domain/questionnaires/items/question.ts'
import { isUnscored } from '#domain/questions/traits.ts'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { connect } from '../../server/database/connect.ts'
import { migrate } from '../../server/database/migrate.ts'
import { CHEAP_HASH } from '../../server/testing/cheap-hash.ts'
import { fillDatabase, RESPONDED, SITTINGS } from './fill-database.ts'
import { tellFilled } from './tell-filled.ts'

const sorted = (kinds: Iterable<string>) => [...new Set(kinds)].toSorted()

describe('the demonstration', () => {
  it('has every kind of question that quizzes have in its quizzes', () => {
    const asked = SITTINGS.flatMap(({ quiz }) => quiz.questions.map(({ kind = 'single_choice' }) => kind))
    expect(sorted(asked)).toEqual(sorted(QUESTION_KINDS.filter((kind) => !isUnscored(kind))))
  })

  it('has every other kind in its survey', () => {
    const asked = RESPONDED.filter(({ kind }) => kind === 'survey').flatMap(({ sections }) =>
      sections.flatMap(({ questions }) => questions.map(({ kind }) => kind)),
    )
    expect(sorted(asked)).toEqual(sorted(QUESTION_KINDS.filter(isUnscored)))
  })

  it('is filled by the product’s own calls, and told as it is', { tags: ['long'] }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'quiznity-demo-'))
    const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir })
    const db = await connect(config)
    await migrate(db, join(dataDir, 'backups'))
    const clock = { now: Date.UTC(2026, 0, 15, 9) }
    const app = createApp({ config, db, now: () => clock.now, hashCost: CHEAP_HASH })
    const { contents, toSee, toAnswer } = await tellFilled(await fillDatabase(app, clock), {
      origin: 'https://desk.example',
      others: 'https://quiz.example',
    })
    await app.stop()
    rmSync(dataDir, { recursive: true })

    const given = contents.map((line) => Number(/(\d+) (?:submissions|votes|responses)/.exec(line)?.[1]))
    expect(given).toEqual([...SITTINGS.map(({ students }) => students).toReversed(), 34, 28])
    expect(toSee.filter((line) => line.includes('answers to mark'))).toHaveLength(2)
    expect(toAnswer.map((line) => line.split('?')[0]?.trim())).toEqual([
      ...Array.from({ length: 6 }, () => 'https://quiz.example/quiz'),
      'https://quiz.example/poll',
      'https://quiz.example/survey',
    ])
  })
})
