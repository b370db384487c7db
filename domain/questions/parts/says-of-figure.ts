const FIGURE = '(?:figure|diagram|picture|graph|image|map|circuit|sketch|photograph)'
const GIVEN = '(?:given|following|adjacent|adjoining|accompanying|attached|above|below)'

/** Words by which a text speaks of a picture that whoever reads it is to look at. "Which of these figures" and "in the picture" say other things. */
const SAYS_OF_FIGURE = [
  String.raw`\b${GIVEN} (?:\p{L}+ )?${FIGURE}\b(?! of speech)`,
  String.raw`\b${FIGURE} (?:(?:is |as )?(?:given|shown|drawn) )?(?:above|alongside|below|here|opposite)\b`,
  String.raw`\b${FIGURE} (?:given|shown)\b`,
  String.raw`\b(?:in|from|see|study|observe|refer to|look at|consider) the (?:figure|diagram)\b(?! of speech)`,
  String.raw`\b(?:in|see|from|as shown in|shown in|refer to) fig(?:\.|ure)? ?\(?\d`,
  String.raw`\bas shown in (?:the )?(?:fig\b|${FIGURE}\b)`,
  String.raw`(?:নিচের|নীচের|নিম্নের|পাশের|পার্শ্বের|উপরের|ওপরের|প্রদত্ত|সংলগ্ন|দেওয়া|দেয়া) (?:\p{L}[\p{L}\p{M}]* )?(?:চিত্র|ছবি|নকশা|মানচিত্র|লেখচিত্র)(?:ে|টি|টিতে|টির|ের|র|তে|গুলি|গুলো)?(?![\p{L}\p{M}])`,
  String.raw`(?<![\p{L}\p{M}])(?:চিত্রে|চিত্রটিতে|চিত্রানুযায়ী|চিত্রানুসারে|লেখচিত্রে|ছবিতে|ছবিটিতে)(?![\p{L}\p{M}])`,
  String.raw`(?<![\p{L}\p{M}])(?:চিত্র|চিত্রটি|ছবিটি) (?:অনুযায়ী|অনুসারে|থেকে|দেখ|দেখে|দেখো|লক্ষ)`,
  String.raw`(?:नीचे|निम्न|दिए|दिये|दी|दिया|ऊपर|संलग्न|प्रदत्त) (?:गए |गये |गई |गयी |गया |दिए गए |दी गई )?(?:\p{L}[\p{L}\p{M}]* )?(?:चित्र|आकृति|आरेख|ग्राफ|मानचित्र)(?![\p{L}\p{M}])`,
  String.raw`(?<![\p{L}\p{M}])(?:चित्र|आकृति|आरेख|ग्राफ) (?:में|से|को देख|देख|के अनुसार)(?![\p{L}])`,
  'चित्रानुसार',
].map((pattern) => new RegExp(pattern.normalize('NFKC'), 'u'))

/** Signs that are drawn in letters, as a circuit in a block of code, are a figure as well. */
const DRAWN = /!\[|```/u

export const saysOfFigure = (text: string): boolean => {
  const even = text
    .normalize('NFKC')
    .replace(/[\u200b-\u200d*_]/gu, '')
    .replace(/\s+/gu, ' ')
    .toLowerCase()
  return SAYS_OF_FIGURE.some((pattern) => pattern.test(even))
}

export const hasFigure = (text: string): boolean => DRAWN.test(text)
