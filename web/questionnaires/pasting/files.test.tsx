import { fireEvent, waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { field } from '../../testing/field.ts'
import { BEFORE, choose, drop, paste, QUESTION, refused, showField, told } from '../../testing/pasting-field.tsx'
import { act } from '../../testing/show.tsx'
import { press } from '../../testing/show-questions.tsx'

it.each([
  [
    'Paper.docx',
    'PK\u0003\u0004\u0014[Content_Types].xml word/document.xml',
    /is a document of a word processor.*copy/,
  ],
  ['Marks.xlsx', 'PK\u0003\u0004\u0014[Content_Types].xml xl/workbook.xml', /is a workbook of a spreadsheet.*as CSV/],
  ['Paper.pdf', '%PDF-1.7', /is a PDF.*copy/],
  ['Paper.zip', 'PK\u0003\u0004\u0014paper.txt', /is a packed file\. Unpack it/],
  ['photo.png', '\u0089PNG\r\n', /is a picture.*its text/],
  ['nothing.txt', '', /is empty/],
  ['blank.txt', ' \n ', /is empty/],
  ['program.exe', 'MZ\0\u0001\0\0', /is no text/],
  ['long.txt', 'a b\n'.repeat(300_000), /is longer than a text can be/],
  ['a.txt', 'a'.repeat(100_000), /one sign again and again/],
])('%s is refused in words, and the field is as it was', async (name, content, words) => {
  showField(BEFORE)
  choose(new File([Uint8Array.from([...content].map((sign) => sign.charCodeAt(0)))], name))
  await waitFor(() => expect(refused()).toMatch(words))
  expect(refused()).toContain(name)
  expect(field('Text').value).toBe(BEFORE)
})

it('a file that is too large is told by its beginning, and is not read', async () => {
  showField(BEFORE)
  const large = new File([new Uint8Array(2 * 1024 * 1024 + 1).fill(97)], 'large.txt')
  choose(large)
  await waitFor(() => expect(refused()).toMatch(/“.*large\.txt.*” is larger than 2 MB/))
  choose(new File(['%PDF-1.7', new Uint8Array(2 * 1024 * 1024)], 'scan.pdf'))
  await waitFor(() => expect(refused()).toMatch(/is a PDF/))
})

it('a long name is shown with its ending, and what was refused is told until something is written', async () => {
  showField()
  choose(new File(['%PDF'], `${'long '.repeat(40)}final.pdf`))
  await waitFor(() => expect(refused()).toMatch(/^“.{30,50}final\.pdf.*” is a PDF/))
  act(() => void fireEvent.input(field('Text'), { target: { value: 'typed' } }))
  expect(refused()).toBe('')
})

it('a folder, and several files at once, are refused', async () => {
  showField(BEFORE)
  drop(new File(['a'], 'a.txt'), new File(['b'], 'b.txt'))
  expect(refused()).toBe('These are 2 files. Choose one at a time.')
  const folder = new File([], 'Papers')
  Object.defineProperty(folder, 'arrayBuffer', { value: () => Promise.reject(new Error('a folder')) })
  drop(folder)
  await waitFor(() => expect(refused()).toMatch(/Papers.*could not be opened/))
  expect(field('Text').value).toBe(BEFORE)
})

it('a file stands in place of what was there, which can be put back', async () => {
  showField(BEFORE)
  choose(new File([`\ufeff${QUESTION}`], 'quiz.txt'))
  await waitFor(() => expect(told()).toMatch(/quiz\.txt.*stands in place of what was here/))
  expect(field('Text').value).toBe(QUESTION)
  expect(refused()).toBe('')
  press('Put back what was here')
  expect(field('Text').value).toBe(BEFORE)
  expect(told()).toBe('')
})

it('a dropped file comes to the cursor where it replaces nothing', async () => {
  showField(BEFORE, false)
  drop(new File([QUESTION], 'quiz.txt'))
  await waitFor(() => expect(told()).toMatch(/quiz\.txt.*was read\./))
  expect(field('Text').value).toBe(BEFORE + QUESTION)
  press('Take it out again')
  expect(field('Text').value).toBe(BEFORE)
})

it('a file that was copied is read as one that is chosen', async () => {
  showField()
  paste({ files: [new File([QUESTION], 'quiz.gift')] })
  await waitFor(() => expect(field('Text').value).toBe(QUESTION))
})
