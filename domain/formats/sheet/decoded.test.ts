import { describe, expect, it } from 'vitest'
import { decoded } from './decoded.ts'
import { MAX_FILE_BYTES } from './file-refusals.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const codes = (...bytes: number[]) => Uint8Array.from(bytes)
const latin = (text: string) => Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)))
const together = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))
const utf16 = (text: string, isBig: boolean) =>
  Uint8Array.from(
    Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((code) => {
      const both = [code & 0xff, code >> 8]
      return isBig ? both.toReversed() : both
    }),
  )

const TEXT = 'Question\tAnswer\r\nপ্রশ্ন? é\tB\n'

describe('a file is read as', () => {
  it.each([
    ['UTF-8', utf8(TEXT), TEXT],
    ['UTF-8 with its mark', utf8(`\ufeff${TEXT}`), TEXT],
    ['UTF-16 LE with its mark', utf16(`\ufeff${TEXT}`, false), TEXT],
    ['UTF-16 BE with its mark', utf16(`\ufeff${TEXT}`, true), TEXT],
    ['UTF-16 LE without one', utf16(TEXT, false), TEXT],
    ['UTF-16 BE without one', utf16(TEXT, true), TEXT],
    ['UTF-16 with signs of four bytes', utf16('\ufeff😀 a', false), '😀 a'],
    ['Windows-1252', latin('Caf\u00e9,\u0093B\u0094,\u0096'), 'Café,“B”,–'],
    ['Windows-1252 that ends in such a letter', latin('caf\u00e9'), 'café'],
    [
      'Windows-1252 in words',
      latin('\u0093\u00c9t\u00e9\u0094 cr\u00e9\u00e9e, na\u00efve fa\u00e7ade'),
      '“Été” créée, naïve façade',
    ],
    [
      'Hindi that was typed for an old font',
      latin('Hkkjr dh jkt/kkuh D;k gS\\ \u00bc\u00bd\u00be\u00bc'),
      'Hkkjr dh jkt/kkuh D;k gS\\ ¼½¾¼',
    ],
    ['a text of one letter', utf8('a'), 'a'],
    ['a text that ends as DOS ended it', utf8('a,b\n\u001a'), 'a,b\n\u001a'],
  ])('%s', (_, bytes, text) => {
    expect(decoded(bytes)).toEqual({ text })
  })

  it('as much as a file may have', () => {
    expect(decoded(new Uint8Array(MAX_FILE_BYTES).fill(97))).toMatchObject({ text: expect.stringMatching(/^a+$/) })
  })
})

describe('a file is refused as', () => {
  const zip = (name: string) => latin(`PK\u0003\u0004\u0014\0\0\0${name}`)
  it.each([
    ['empty', codes()],
    ['too_large', new Uint8Array(MAX_FILE_BYTES + 1).fill(97)],
    ['workbook', zip('[Content_Types].xml...xl/workbook.xml')],
    ['workbook', zip('mimetypeapplication/vnd.oasis.opendocument.spreadsheet')],
    ['document', zip('[Content_Types].xml...word/document.xml')],
    ['document', zip('mimetypeapplication/vnd.oasis.opendocument.text')],
    ['archive', zip('questions.csv')],
    ['workbook', together(codes(0xd0, 0xcf, 0x11, 0xe0), latin('W\0o\0r\0k\0b\0o\0o\0k'))],
    ['document', together(codes(0xd0, 0xcf, 0x11, 0xe0), latin('W\0o\0r\0d\0D\0o\0c\0u\0'))],
    ['document', utf8('{\\rtf1 Question}')],
    ['pdf', utf8('%PDF-1.7\n')],
    ['picture', together(codes(0x89), utf8('PNG\r\n'))],
    ['picture', codes(0xff, 0xd8, 0xff, 0xe0, 0)],
    ['picture', latin('RIFF\0\0\0\0WEBPVP8 ')],
    ['picture', latin('\0\0\0\u0018ftypheic')],
    ['archive', codes(0x1f, 0x8b, 8)],
    ['cut', utf16(`\ufeff${TEXT}`, false).slice(0, -1)],
    ['cut', utf16(TEXT, true).slice(0, -1)],
    ['cut', utf16('\ufeffa 😀', false).slice(0, -2)],
    ['cut', utf8('প্রশ্ন').slice(0, -1)],
    ['binary', utf8('a\0b\0\0c')],
    ['binary', utf8('a\u0001b')],
    ['binary', codes(0, 1, 2, 3, 0, 0, 7, 8)],
  ] as const)('%s: %j', (refusal, bytes) => {
    expect(decoded(bytes)).toEqual({ refusal })
  })

  it.each([
    ['of an Indian encoding', [0xb3, 0xda, 0xb4, 0x20, 0xcc, 0xd8, 0xef, 0x0a, 0xb3, 0xe8, 0xb5, 0x20, 0x31]],
    ['of Windows for Russian', [0xca, 0xe0, 0xea, 0xee, 0xe9, 0x20, 0xe3, 0xee, 0xf0, 0xee, 0xe4, 0x3f]],
    ['of UTF-8, one of which is spoilt', [...utf8('রাজধানী কোনটি?'), 0xff, ...utf8('দিল্লি')]],
  ])('encoding: letters %s', (_, bytes) => {
    expect(decoded(Uint8Array.from(bytes))).toEqual({ refusal: 'encoding' })
  })

  it('a huge workbook is a workbook, and not only too large', () => {
    expect(decoded(together(zip('xl/'), new Uint8Array(MAX_FILE_BYTES)))).toEqual({ refusal: 'workbook' })
  })
})
