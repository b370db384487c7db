import { expect, it } from 'vitest'
import { csvLine } from './csv.ts'

it.each([
  [['a@b.in', '2026-01-15T09:00:00.000Z'], 'a@b.in,2026-01-15T09:00:00.000Z\r\n'],
  [['one, two', 'say "hi"', 'two\nlines'], '"one, two","say ""hi""","two\nlines"\r\n'],
  [['=1+1@b.in', '+a@b.in', '-a@b.in', '@b', '\tx'], "'=1+1@b.in,'+a@b.in,'-a@b.in,'@b,'\tx\r\n"],
  [['=a,b'], '"\'=a,b"\r\n'],
])('%j is a line that calculates nothing', (cells, line) => {
  expect(csvLine(cells)).toBe(line)
})
