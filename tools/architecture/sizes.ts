import { type FunctionFacts, functionsIn } from './functions.ts'
import { type Complaint, isTest, lineAt, linesIn, type SourceFile } from './source-file.ts'

const limits = { file: 300, testFile: 400, function: 60, component: 100, parameters: 3, nesting: 3 }
/** Nine in ten stay below these. */
const usual = { file: 150, function: 30 }
const shortestReason = 10

const way = 'or give the reason in the file: // size-exception: <one line>'

const onFile = ({ path, text }: SourceFile): Complaint[] => {
  const lines = linesIn(text)
  const limit = isTest(path) ? limits.testFile : limits.file
  if (lines <= limit) return []
  return [
    { path, rule: 'size', message: `has ${lines} lines, the limit is ${limit}. Split it by what it says, ${way}` },
  ]
}

const onFunction = ({ name, lines, parameters, nesting, hasMarkup, isTestBody }: FunctionFacts) => {
  const limit = hasMarkup ? limits.component : limits.function
  const messages: string[] = []
  if (lines > limit && !isTestBody)
    messages.push(`has ${lines} lines, the limit is ${limit}. Give its parts names, ${way}`)
  if (parameters > limits.parameters && !isTestBody) {
    messages.push(`takes ${parameters} parameters, the limit is ${limits.parameters}. Take an object, ${way}`)
  }
  if (nesting > limits.nesting) {
    messages.push(`nests ${nesting} deep, the limit is ${limits.nesting}. Return early or give a part a name, ${way}`)
  }
  return messages.map((message) => `${name} ${message}`)
}

export type Exception = { path: string; line: number; reason: string }

/** The file's own word that its sizes are meant. */
export const exceptionOf = (file: SourceFile): Exception | undefined => {
  for (const { value, start } of file.comments) {
    const reason = /^\s*size-exception:(.*)$/.exec(value)?.[1]
    if (reason !== undefined) return { path: file.path, line: lineAt(file, start), reason: reason.trim() }
  }
  return undefined
}

export const checkSizes = (file: SourceFile): Complaint[] => {
  const { path } = file
  const exception = exceptionOf(file)
  if (exception && exception.reason.length >= shortestReason) return []
  const unexplained = exception
    ? [
        {
          path,
          line: exception.line,
          rule: 'size',
          message: 'this size-exception gives no reason: say in a few words why.',
        },
      ]
    : []
  const ofFunctions = functionsIn(file).flatMap((facts) =>
    onFunction(facts).map((message) => ({ path, line: facts.line, rule: 'size', message })),
  )
  return [...unexplained, ...onFile(file), ...ofFunctions]
}

const shareBelow = (sizes: number[], limit: number) =>
  sizes.length === 0 ? 1 : sizes.filter((size) => size < limit).length / sizes.length
const percent = (share: number) => `${Math.round(share * 100)} %`

/** How the whole stands against "nine in ten": small parts are the rule, not the exception. */
export const checkShares = (files: SourceFile[]): { summary: string; complaints: Complaint[] } => {
  const functions = files.flatMap(functionsIn).filter(({ isTestBody }) => !isTestBody)
  const shares = [
    {
      what: 'files',
      share: shareBelow(
        files.map(({ text }) => linesIn(text)),
        usual.file,
      ),
      limit: usual.file,
    },
    {
      what: 'functions',
      share: shareBelow(
        functions.map(({ lines }) => lines),
        usual.function,
      ),
      limit: usual.function,
    },
  ]
  return {
    summary: shares.map(({ what, share, limit }) => `${percent(share)} of ${what} are under ${limit} lines`).join(', '),
    complaints: shares
      .filter(({ share }) => share < 0.9)
      .map(({ what, share, limit }) => ({
        path: 'the whole',
        rule: 'size',
        message: `only ${percent(share)} of ${what} are under ${limit} lines, 90 % should be. Split the longest.`,
      })),
  }
}
