import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { field } from '../../testing/field.ts'
import { act, show } from '../../testing/show.tsx'
import { press } from '../../testing/show-questions.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { ChooseFile } from './choose-file.tsx'
import { PastingTold } from './pasting-told.tsx'
import { usePasting } from './use-pasting.ts'

function Pasting({ before, fileReplaces }: { before: string; fileReplaces: boolean }) {
  const [text, setText] = useState(before)
  const box = useRef<HTMLTextAreaElement>(null)
  const pasting = usePasting({ field: box, text, fileReplaces })
  return (
    <>
      <TextArea
        label="Text"
        ref={box}
        value={text}
        onPaste={pasting.onPaste}
        onChange={({ target }) => setText(target.value)}
      />
      <PastingTold pasting={pasting} />
      <ChooseFile pasting={pasting} />
    </>
  )
}

const showField = (before = '', fileReplaces = true) => {
  show(<Pasting before={before} fileReplaces={fileReplaces} />)
  act(() => field('Text').setSelectionRange(before.length, before.length))
}

type Copied = { plain?: string; html?: string; files?: File[] }

/** As a browser does: what is not taken over by the page comes in as it is. */
const paste = ({ plain = '', html = '', files = [] }: Copied) =>
  act(() => {
    const getData = (type: string) => (type === 'text/html' ? html : plain)
    const isLeft = fireEvent.paste(field('Text'), { clipboardData: { getData, files, types: [] } })
    if (!isLeft) return
    const { value, selectionStart, selectionEnd } = field('Text')
    const from = selectionStart ?? value.length
    fireEvent.input(field('Text'), {
      target: { value: value.slice(0, from) + plain + value.slice(selectionEnd ?? from) },
    })
  })

const choose = (...files: File[]) =>
  act(() => void fireEvent.change(document.querySelector('input[type=file]') ?? document.body, { target: { files } }))

const drop = (...files: File[]) =>
  act(() => void fireEvent.drop(field('Text'), { dataTransfer: { files, types: ['Files'] } }))

const QUESTION = '1. Which?\na) p\nb) q\nAns: a\n'
const refused = () => screen.getByRole('alert').textContent ?? ''
const told = () => screen.getByRole('status').textContent ?? ''

const BEFORE = 'What stood here'

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

it.each([
  ['the inside of a file', 'PK\0\u0001 and more', /is no text, but the inside of a file/],
  ['one sign', 'a'.repeat(100_000), /one sign again and again/],
  ['more than a quiz', 'a b\n'.repeat(300_000), /longer than a text can be/],
])('%s is not pasted', (_, plain, words) => {
  showField(BEFORE)
  paste({ plain })
  expect(refused()).toMatch(words)
  expect(field('Text').value).toBe(BEFORE)
  paste({ plain: '!' })
  expect(refused()).toBe('')
})

it.each([
  [
    'numbers of lists',
    '<ol><li>Which?</li><li>What?</li></ol>',
    'Which?\nWhat?',
    '1. Which?\n2. What?',
    /^Numbers of lists were added\./,
  ],
  ['an old font', '<font face="SutonnyMJ">evsjv</font>', 'evsjv', 'বাংলা', /SutonnyMJ.* was converted to Unicode\./],
])('%s are pasted as they look, or plain', (_, html, plain, shown, why) => {
  showField('Q ')
  paste({ html, plain })
  expect(field('Text').value).toBe(`Q ${shown}`)
  expect(told()).toMatch(why)
  press('Paste as plain text instead')
  expect(field('Text').value).toBe(`Q ${plain}`)
  expect(told()).not.toMatch(why)
})

const BIJOY = '1| evsjv‡`‡ki ivRavbx †KvbwU?\nK) XvKv L) †dbx'

it('what looks like an old font is converted only where that is wished, and back', () => {
  showField(`${BEFORE}\n`)
  paste({ plain: BIJOY })
  expect(field('Text').value).toBe(`${BEFORE}\n${BIJOY}`)
  expect(told()).toContain('বাংলাদেশের')
  press('Convert')
  expect(field('Text').value).toContain(`${BEFORE}\n১। বাংলাদেশের`)
  press('Undo')
  expect(field('Text').value).toBe(`${BEFORE}\n${BIJOY}`)
  expect(told()).toBe('')
})

it('an old font that is left is not asked about again, and nothing is told once it is gone', () => {
  showField()
  paste({ plain: BIJOY })
  press('Leave')
  expect(told()).toBe('')
  expect(field('Text').value).toBe(BIJOY)
  act(() => field('Text').setSelectionRange(0, BIJOY.length))
  paste({ plain: `${BIJOY}!` })
  expect(told()).not.toBe('')
  act(() => void fireEvent.input(field('Text'), { target: { value: 'anew' } }))
  expect(told()).toBe('')
})

it('plain text is pasted without a word', () => {
  showField()
  paste({ plain: QUESTION, html: '<p>1. Which?</p><p>a) p</p>' })
  expect(field('Text').value).toBe(QUESTION)
  expect(told()).toBe('')
})
