import { describe, expect, it } from 'vitest'
import { type FileType, MAX_FILE_NAME, nameOfFile } from './upload.ts'

describe('the name of a file that was sent', () => {
  it.each<[string, FileType, string]>([
    ['model.JPG', 'jpeg', 'model.jpg'],
    ['আমার ছবি.jpeg', 'jpeg', 'আমার ছবি.jpeg'],
    ['evil.bat', 'text', 'evil.bat.txt'],
    ['page.html', 'text', 'page.html.txt'],
    ['marks.csv', 'text', 'marks.csv'],
    ['essay', 'docx', 'essay.docx'],
    ['essay.doc', 'docx', 'essay.doc.docx'],
    ['../../etc/passwd', 'text', 'etc passwd.txt'],
    ['C:\\temp\\a.pdf', 'pdf', 'C temp a.pdf'],
    ['con.pdf', 'pdf', '_con.pdf'],
    ['a\u202Efdp.exe', 'pdf', 'a fdp.exe.pdf'],
    ['...', 'png', 'file.png'],
    ['', 'png', 'file.png'],
    ['a"b\r\nc.pdf', 'pdf', 'a b c.pdf'],
  ])('%j of %s is %j', (given, type, name) => {
    expect(nameOfFile(given, type)).toBe(name)
  })

  it('is short enough for every disk', () => {
    expect([...nameOfFile('ক'.repeat(255), 'pdf')].length).toBeLessThanOrEqual(MAX_FILE_NAME)
  })
})
