import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bijoyToUnicode, looksLikeBijoy } from './bijoy.ts'
import { isKrutiFont, krutiToUnicode, looksLikeKruti } from './kruti.ts'

describe('Hindi of Kruti Dev becomes Unicode', () => {
  it.each([
    ['Hkkjr', 'भारत'],
    ["iz'u", 'प्रश्न'],
    ['mÙkj', 'उत्तर'],
    ['fuEufyf[kr esa ls', 'निम्नलिखित में से'],
    ['x;k', 'गया'],
    ['cks/kx;k', 'बोधगया'],
    ['vfr;k', 'अतिया'],
    ['cdjkSj', 'बकरौर'],
    ['clk<+h', 'बसाढ़ी'],
    ['dUgkSy', 'कन्हौल'],
    ['xaQk[kqnZ', 'गंफाखुर्द'],
    ['uoka', 'नवां'],
    ['i=koyh dk voyksdu fd;k x;kA', 'पत्रावली का अवलोकन किया गया।'],
    ['fo|ky;', 'विद्यालय'],
    ['fnYyh', 'दिल्ली'],
    ['eqacbZ', 'मुंबई'],
    ["bZ'oj", 'ईश्वर'],
    ['fLFkfr', 'स्थिति'],
    ['jk"Vªh;', 'राष्ट्रीय'],
    ['jk"Vªifr', 'राष्ट्रपति'],
    ['iz/kkuea=h', 'प्रधानमंत्री'],
    ['jkT;', 'राज्य'],
    ["fo'ofo|ky;", 'विश्वविद्यालय'],
    ['dk;ZØe', 'कार्यक्रम'],
    ['fuekZ.k', 'निर्माण'],
    ['o"kZ', 'वर्ष'],
    ['/keZ', 'धर्म'],
    ['vkSj', 'और'],
    ['vksl', 'ओस'],
    [',d', 'एक'],
    [',sfrgkfld', 'ऐतिहासिक'],
    ['_"kh', 'ऋषी'],
    ['{ks=Qy', 'क्षेत्रफल'],
    ['f{kfrt', 'क्षितिज'],
    ['Kku', 'ज्ञान'],
    ['foKku', 'विज्ञान'],
    ['Jh', 'श्री'],
    ['lqHkk"k pUnz cksl', 'सुभाष चन्द्र बोस'],
    ['egkRek xk¡/kh', 'महात्मा गाँधी'],
    ['d`".k', 'कृष्ण'],
    ['LorU=rk', 'स्वतन्त्रता'],
    ['izFke', 'प्रथम'],
    ['oSKkfud', 'वैज्ञानिक'],
    ['ckt+kj', 'बाज़ार'],
    ['yM+dk', 'लड़का'],
    ['i<+uk', 'पढ़ना'],
    [':i', 'रूप'],
    ['#i;k', 'रुपया'],
    ['ân;', 'हृदय'],
    ['czã', 'ब्रह्म'],
    ['iq#"k', 'पुरुष'],
    ['D;k', 'क्या'],
    ['cqf)', 'बुद्धि'],
    ['"kV~dks.k', 'षट्कोण'],
    ['egÙo', 'महत्त्व'],
    ['dk¡', 'काँ'],
    ['M‚DVj', 'डॉक्टर'],
    ['ç/kku', 'प्रधान'],
    ['tYnh', 'जल्दी'],
    ['[kkuk', 'खाना'],
    ['?kj', 'घर'],
    ['.k', 'ण'],
    ['vkB', 'आठ'],
    ['Å¡pk', 'ऊँचा'],
    ['dh\\', 'की?'],
  ])('%s is %s', (kruti, hindi) => expect(krutiToUnicode(kruti)).toBe(hindi.normalize('NFC')))

  it.each([
    ['1- Hkkjr dh jkt/kkuh D;k gS\\', '1. भारत की राजधानी क्या है?'],
    ['¼d½ fnYyh ¼[k½ eqacbZ', '(क) दिल्ली (ख) मुंबई'],
    ['mÙkj % ¼d½', 'उत्तर : (क)'],
    ['mÙkj&¼x½', 'उत्तर-(ग)'],
    ['(A) fnYyh\n(B) eqacbZ', '(A) दिल्ली\n(B) मुंबई'],
    ['1. Hkkjr\na) fnYyh', '1. भारत\na) दिल्ली'],
    ['o"kZ 1947 esa', 'वर्ष 1947 में'],
    ['ƒ‹†‰', '१९४७'],
    ['dk]\tdh\nds', 'का,\tकी\nके'],
  ])('lines and signs: %j', (kruti, hindi) => expect(krutiToUnicode(kruti)).toBe(hindi.normalize('NFC')))

  it.each([
    ['a vowel struck twice', 'dkk', 'का'],
    ['a short i struck twice', 'ffd', 'कि'],
    ['a sign struck twice', 'esaa', 'में'],
    ['a half letter before the short i', 'LfFkfr', 'स्थिति'],
  ])('is read with faults of typing: %s', (_, kruti, hindi) =>
    expect(krutiToUnicode(kruti)).toBe(hindi.normalize('NFC')),
  )

  it('keeps the lines, and each character that the font has no sign for', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('\n', ' ', 'Ω', '7', 'f', 'k', 'd', 'Z', '[', '~', '+', 'अ', 's', 'z')),
        (signs) => {
          const kept = (text: string) => [...text].filter((sign) => '\n Ω7अ'.includes(sign)).join('')
          expect(kept(krutiToUnicode(signs.join('')).replaceAll('अ', 'अ'))).toBe(kept(signs.join('')))
        },
      ),
    ))

  it('takes time in proportion to the length', () => {
    const before = performance.now()
    krutiToUnicode("fuEufyf[kr esa ls iz'u ".repeat(20_000))
    expect(performance.now() - before).toBeLessThan(1_000)
  })
})

describe('the name of a font', () => {
  it.each([
    ['Kruti Dev 010', true],
    ['KrutiDev010', true],
    ['kruti dev 016 Wide', true],
    ['DevLys 010', true],
    ['Kruti', false],
    ['Mangal', false],
    ['Noto Sans Devanagari', false],
    ['SutonnyMJ', false],
    ['', false],
  ])('%s: %s', (name, isOne) => expect(isKrutiFont(name)).toBe(isOne))
})

describe('whether a text looks like Kruti Dev', () => {
  it.each([
    '1- Hkkjr dh jkt/kkuh D;k gS\\\n¼d½ fnYyh ¼[k½ eqacbZ\nmÙkj % ¼d½',
    'fuEufyf[kr esa ls dkSu Hkkjr ds izFke jk"Vªifr Fks\\',
    "iz'u 1- lw;Z fdl fn'kk esa fudyrk gS\\ iz'u 2- ty dk lw= D;k gS\\",
  ])('yes: %s', (text) => expect(looksLikeKruti(text)).toBe('yes'))

  it.each(['ty dk lw= D;k', 'dkSu&lk jkT; lcls cM+k'])('maybe: %s', (text) =>
    expect(looksLikeKruti(text)).toBe('maybe'),
  )

  it.each([
    '',
    'Which planet is red? (a) Mars (b) Venus (c) Earth (d) Jupiter. Answer: a',
    'ls -la; cd ds; us and them; the dk of dh is dc',
    'Esa casa es de ella, esa mesa y esa silla.',
    'V = IR, dk/dt = ds, d/dx (kx) = k, dh = 5',
    'evsjv‡`‡ki ivRavbx †Kv_vq? wb‡Pi †KvbwU mwVK?',
    'भारत की राजधानी क्या है?',
    'বাংলাদেশের রাজধানী কোথায়?',
  ])('no: %s', (text) => expect(looksLikeKruti(text)).toBe('no'))

  it('is no Bijoy', () => {
    const text = 'fuEufyf[kr esa ls dkSu Hkkjr ds izFke jk"Vªifr Fks\\'
    expect(looksLikeBijoy(text)).toBe('no')
    expect(bijoyToUnicode(text)).not.toBe(krutiToUnicode(text))
  })
})
