import { describe, expect, it } from 'vitest'
import type { FileType } from '#domain/questions/parts/upload.ts'
import { anArchive, aPdf } from '../../testing/uploads.ts'
import { judgeBeginning } from './judge-beginning.ts'
import { typeOfContent } from './read-type.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const types = (main: string) =>
  `<Types><Override ContentType="application/vnd.openxmlformats-officedocument.${main}"/></Types>`
const WORD = { '[Content_Types].xml': types('wordprocessingml.document.main+xml'), 'word/document.xml': '<w/>' }

describe('what a file is', () => {
  const KNOWN: [string, () => Buffer | Promise<Buffer>, FileType][] = [
    ['a JPEG', () => bytes('\xff\xd8\xff\xe0..'), 'jpeg'],
    ['a PNG', () => bytes('\x89PNG\r\n\x1a\n..'), 'png'],
    ['a GIF', () => bytes('GIF89a..'), 'gif'],
    ['a WebP', () => bytes('RIFF1234WEBPVP8 '), 'webp'],
    ['a picture of a phone of Apple', () => bytes('\0\0\0\x18ftypheic....'), 'heic'],
    ['a PDF', () => aPdf(), 'pdf'],
    ['a text in any script', () => Buffer.from('গঙ্গা, 1 < 2\n'), 'text'],
    ['a long text', () => Buffer.from('নমস্কার\n'.repeat(50_000)), 'text'],
    ['a Word document', () => anArchive(WORD), 'docx'],
    ['a workbook', () => anArchive({ '[Content_Types].xml': types('spreadsheetml.sheet.main+xml') }), 'xlsx'],
    ['slides', () => anArchive({ '[Content_Types].xml': types('presentationml.presentation.main+xml') }), 'pptx'],
    ['an open text', () => anArchive({ mimetype: 'application/vnd.oasis.opendocument.text' }), 'odt'],
  ]

  it.each(KNOWN)('is told of %s by what is in it', async (_name, made, type) => {
    const content = await made()
    expect([judgeBeginning(content), await typeOfContent(content)]).toEqual([true, type])
  })

  const REFUSED: [string, () => Buffer | Promise<Buffer>][] = [
    ['a program of Windows', () => bytes('MZ\x90\0\x03')],
    ['a program of Linux', () => bytes('\x7fELF\x02')],
    ['a script of a shell', () => bytes('#!/bin/sh\nrm -rf /')],
    ['a web page', () => bytes('<!DOCTYPE html><p>hello')],
    ['a web page that begins late', () => bytes(`${' '.repeat(300_000)}<ScRiPt>`)],
    ['a web page between two pieces', () => bytes(`${' '.repeat(256 * 1024 - 4)}<html>`)],
    ['a drawing that may run scripts', () => bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['PHP', () => bytes('<?php system($_GET[0]);')],
    ['an old document, which may have macros', () => bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
    ['a film', () => bytes('\0\0\0\x18ftypisom....')],
    ['sound', () => bytes('RIFF1234WAVEfmt ')],
    ['any archive', () => anArchive({ 'readme.txt': 'hello' })],
    ['a document with macros', () => anArchive({ ...WORD, 'word/vbaProject.bin': 'x' })],
    ['one with a program in it', () => anArchive({ ...WORD, 'word/embeddings/run.EXE': 'x' })],
    [
      'one that says it has macros',
      () => anArchive({ ...WORD, '[Content_Types].xml': `${types('wordprocessingml.document.main+xml')}macroEnabled` }),
    ],
    [
      'one whose macros go by another name',
      () =>
        anArchive({ ...WORD, '[Content_Types].xml': `${types('wordprocessingml.document.main+xml')}vba&#80;roject` }),
    ],
    [
      'an open text with macros',
      () => anArchive({ mimetype: 'application/vnd.oasis.opendocument.text', 'Basic/x': '' }),
    ],
    ['a document that was cut off', async () => (await anArchive(WORD)).subarray(0, -30)],
    ['a document with a tail', async () => Buffer.concat([await anArchive(WORD), Buffer.from('MZ')])],
    ['half a letter', () => bytes('\xe0\xa6')],
  ]

  it.each(REFUSED)('is nothing that is taken of %s', async (_name, made) => {
    expect(await typeOfContent(await made())).toBe(null)
  })
})
