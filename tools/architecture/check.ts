import { checkCircles } from './circles.ts'
import { checkFolders } from './folders.ts'
import { checkImports } from './imports.ts'
import { checkKinds } from './kinds-of-questions.ts'
import { checkLengthsOfTime } from './lengths-of-time.ts'
import { checkOneDialectFile } from './one-dialect-file.ts'
import { checkPictures } from './pictures-of-screens.ts'
import { checkPureDomain } from './pure-domain.ts'
import { checkShapes } from './shapes.ts'
import { checkShares, checkSizes, type Exception, exceptionOf } from './sizes.ts'
import type { Complaint, SourceFile } from './source-file.ts'
import { checkTestRuns } from './tests-that-run.ts'
import { checkVocabulary } from './vocabulary.ts'
import { checkWaiting } from './waiting-at-one-place.ts'

const checkFile = (file: SourceFile): Complaint[] => [
  ...checkVocabulary(file.path),
  ...checkImports(file),
  ...checkShapes(file),
  ...checkSizes(file),
  ...checkOneDialectFile(file),
  ...checkPureDomain(file),
  ...checkKinds(file),
  ...checkLengthsOfTime(file),
  ...checkWaiting(file),
  ...checkPictures(file),
  ...checkTestRuns(file.path),
]

export type Verdict = { complaints: Complaint[]; exceptions: Exception[]; summary: string }

export const checkHouse = (files: SourceFile[]): Verdict => {
  const { summary, complaints } = checkShares(files)
  return {
    complaints: [...files.flatMap(checkFile), ...checkCircles(files), ...checkFolders(files), ...complaints],
    exceptions: files.flatMap((file) => exceptionOf(file) ?? []),
    summary,
  }
}
