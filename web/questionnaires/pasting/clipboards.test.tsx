import { fireEvent, waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { field } from '../../testing/field.ts'
import { BEFORE, paste, QUESTION, refused, showField, told } from '../../testing/pasting-field.tsx'
import { act } from '../../testing/show.tsx'
import { press } from '../../testing/show-questions.tsx'

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
  [
    'an old font of Hindi',
    `<p style="font-family:'Kruti Dev 010'">iz'u ¼d½ Hkkjr</p>`,
    "iz'u ¼d½ Hkkjr",
    'प्रश्न (क) भारत',
    /Kruti Dev 010 was converted to Unicode\./,
  ],
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

const KRUTI = '1- fuEufyf[kr esa ls dkSu Hkkjr ds jk"Vªifr Fks\\\n¼d½ usg: ¼[k½ jktsUnz izlkn'

it('Hindi in an old font is asked about in the same way', () => {
  showField()
  paste({ plain: KRUTI })
  expect(field('Text').value).toBe(KRUTI)
  expect(told()).toContain('Hindi')
  expect(told()).toContain('1. निम्नलिखित में से कौन भारत के राष्ट्रपति थे?')
  press('Convert')
  expect(field('Text').value).toContain('(ख) राजेन्द्र प्रसाद')
  press('Undo')
  expect(field('Text').value).toBe(KRUTI)
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

it('what has no plain text is pasted as its look says it', () => {
  showField('Q ')
  paste({ html: '<p>1. Which?</p><ol type="a"><li>p</li><li>q</li></ol>' })
  expect(field('Text').value).toBe('Q 1. Which?\na. p\nb. q')
  expect(told()).toBe('')
})

it.each([
  [
    'a picture of a page',
    { html: '<img src="a.png" alt="">', files: [new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47)], 'image.png')] },
    /is a picture/,
  ],
  ['a picture that is not there', { html: '<img src="a.png" alt="">' }, /^There is no text in what was copied\./],
  ['what only other programs read', {}, /^There is no text in what was copied\./],
])('of %s nothing is pasted, which is said', async (_, copied, words) => {
  showField(BEFORE)
  paste(copied)
  await waitFor(() => expect(refused()).toMatch(words))
  expect(field('Text').value).toBe(BEFORE)
})

it('what has more lines than a browser is quick to paste comes in whole', () => {
  showField('Q ')
  const lines = 'a b\n'.repeat(6_000)
  paste({ plain: lines })
  expect(field('Text').value).toBe(`Q ${lines}`)
})
