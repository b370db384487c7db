import { placeOf, withPlainDigits } from '../lines/scripts.ts'

/** What a column of a sheet has in it. Times and pictures of single questions have no place in a draft. */
export type Column =
  | 'prompt'
  | 'option'
  | 'options'
  | 'number'
  | 'answer'
  | 'explanation'
  | 'marks'
  | 'wrong'
  | 'type'
  | 'language'
  | 'section'
  | 'time'
  | 'picture'

/** A heading as it is understood. `place`: of an option, from 0. `language`: of its texts, where it says so. */
export type Head = { column: Column | null; place: number | null; language: string | null }

const UNKNOWN: Head = { column: null, place: null, language: null }

/** Words of English, Bengali, Hindi, Spanish, French, German, Portuguese and Indonesian, in this order. */
const NAMES: { [C in Exclude<Column, 'option'>]: string } = {
  number:
    '#|(?:q|qn|ques|questions?|s|sl|sr|ser|serial)?\\.?\\s?(?:no|nos|nr|num|number|#)|sl|sr|ক্রমিক(?: নং)?|ক্র\\.? ?নং|নং|क्रमांक|क्रम(?: संख्या)?|क्र\\.?(?: ?सं)?|n°|nº|nro|número|numéro|nummer|nomor|urutan',
  prompt:
    'questions?(?: (?:texts?|titles?|stems?|bodys?|statements?|descriptions?))?|ques|text of (?:the )?question|problems?(?: statements?)?|statements?|stems?|prompts?|প্রশ্ন(?:সমূহ|গুলি|াবলী|ের লেখা)?|प्रश्न(?: पाठ)?|सवाल|preguntas?|enunciados?|texto de la pregunta|énoncés?|texte de la question|fragen?|fragetext|aufgaben?|aufgabentext|perguntas?|questão|questões|texto da (?:pergunta|questão)|pertanyaan|soal|teks (?:soal|pertanyaan)',
  answer:
    '(?:the )?(?:correct|right)(?: (?:answers?|ans|options?|choices?)(?: ?(?:keys?|options?|choices?|letters?|numbers?|no|#|index))?)?|(?:answers?|ans|option|choice)(?: ?(?:keys?|options?|choices?|letters?|numbers?|no))?|keys?|accepted answers?|সঠিক (?:উত্তর|বিকল্প|অপশন)(?:সমূহ)?|উত্তর(?:মালা)?|सही (?:उत्तर|विकल्प|जवाब)|उत्तर(?: कुंजी)?|जवाब|respuestas? correctas?|opción correcta|respuestas?|correctas?|clave|bonnes? réponses?|réponses? correctes?|réponses?|(?:richtige|korrekte) antwort(?:en)?|richtig|antwort(?:en)?|lösung(?:en)?|respostas? (?:corretas?|certas?)|alternativa correta|respostas?|gabarito|jawaban (?:yang )?benar|kunci(?: jawaban)?|jawaban',
  options:
    '(?:answer )?(?:options|choices)|(?:বিকল্প|অপশন)(?:সমূহ|গুলি)?|विकल्प|ऑप्शन|opciones|alternativas|choix(?: de réponses?)?|antwortmöglichkeiten|opções|pilihan(?: jawaban)?|opsi',
  explanation:
    '(?:answer )?explanations?|explanations? (?:for|of) (?:the )?(?:correct )?answers?|(?:detailed )?solutions?|rationales?|reasons?|reasoning|justifications?|feedback|ব্যাখ্যা|সমাধান|व्याख्या|समाधान|हल|स्पष्टीकरण|explicación|explicaciones|justificación|retroalimentación|solución|explications?|erklärung(?:en)?|erläuterung(?:en)?|begründung(?:en)?|lösungsweg|explicação|explicações|justificativa|comentários?|resolução|penjelasan|pembahasan',
  marks:
    '(?:max |maximum |full |positive )?(?:marks?|points?|pts|scores?)(?: per question)?|নম্বর|মান|পূর্ণমান|अंक|पूर्णांक|puntos|puntuación|puntaje|barème|punkte|punktzahl|pontos|pontuação|poin|skor|nilai|bobot',
  wrong:
    'negative(?: (?:marks?|marking|points?))?|minus marks?|penalty|marks? deducted|(?:ঋণাত্মক|নেগেটিভ) (?:নম্বর|মার্ক(?:িং)?)|(?:ऋणात्मक|नकारात्मक|नेगेटिव) (?:अंक|मार्किंग)|penalización|puntos negativos|pénalité|points négatifs|minuspunkte|punktabzug|penalidade|penalização|pontos negativos|nilai minus|penalti',
  type: '(?:questions? |q )?types?|types? of (?:the )?questions?|(?:প্রশ্নের )?(?:ধরন|ধরণ)|(?:प्रश्न (?:का )?)?प्रकार|tipo(?: de pregunta)?|type de (?:la )?question|(?:frage)?typ|fragetyp|fragenart|tipo d[ea] (?:pergunta|questão)|(?:tipe|jenis)(?: (?:soal|pertanyaan))?',
  language: 'languages?|lang|ভাষা|भाषा|idioma|langue|sprache|bahasa',
  section:
    'sections?|subjects?|topics?|chapters?|categor(?:y|ies)|বিষয়|বিষয়|অধ্যায়|অধ্যায়|বিভাগ|विषय|अध्याय|खंड|खण्ड|सección|sección|asignatura|materia|tema|categoría|matière|chapitre|thème|catégorie|fach|thema|kapitel|abschnitt|kategorie|seção|disciplina|matéria|assunto|capítulo|categoria|bagian|mata pelajaran|topik|bab|kategori',
  time: '(?:time(?: limits?| allowed)?|timer|duration)(?: in (?:seconds?|secs?|minutes?|mins?))?|seconds?|সময়(?:সীমা)?|সময়(?:সীমা)?|समय(?: सीमा)?|tiempo|límite de tiempo|temps|durée|zeit|zeitlimit|tempo|tempo limite|waktu|durasi|batas waktu',
  picture:
    '(?:question )?(?:images?|pictures?|photos?|figures?|media)(?: (?:links?|urls?))?|links? (?:of|to) (?:the )?(?:images?|pictures?)|ছবি|चित्र|imagen|imágenes|enlace de (?:la )?imagen|lien de l’image|bild(?:er)?|bildlink|imagem|imagens|gambar',
}

const OPTION_NAMES =
  '(?:answer |ans )?(?:options?|opt|choices?)|answers?|ans|alternatives?|(?:text )?(?:for|of) (?:the )?(?:option|answer|choice)|বিকল্প|অপশন|উত্তর|विकल्प|ऑप्शन|उत्तर|opción|respuesta|alternativa|choix|réponse|proposition|antwort(?:möglichkeit)?|auswahl|opção|resposta|opsi|pilihan|jawaban'
const OPTION = new RegExp(
  `^(?:${OPTION_NAMES})?\\.?[\\s.:-]{0,3}[([]?([a-jক-ঞक-ञ]|\\d{1,2})[)\\]]?\\.?(?: texts?)?$`,
  'iu',
)

const PATTERNS = Object.entries(NAMES).map(([column, words]): [Column, RegExp] => [
  column as Column,
  new RegExp(`^(?:${words})[.:?]?$`, 'iu'),
])

/** "Question (EN)", "Option A in Hindi", "question_bn". */
const LANGUAGES: [string, string, string][] = [
  ['en', 'en|eng', 'english|ইংরেজি|अंग्रेज़ी|अंग्रेजी|inglés|anglais|englisch|inglês'],
  ['hi', 'hi|hin', 'hindi|হিন্দি|हिन्दी|हिंदी'],
  ['bn', 'bn|ben', 'bengali|bangla|বাংলা|बांग्ला|बंगाली'],
  ['es', 'es|spa', 'spanish|español|espanol'],
  ['fr', 'fr|fra', 'french|français|francais'],
  ['de', 'de|deu|ger', 'german|deutsch'],
  ['pt', 'pt|por', 'portuguese|português|portugues'],
  ['id', 'id|ind', 'indonesian|bahasa indonesia'],
]
const TAGS = LANGUAGES.map(([language, codes, names]) => ({
  language,
  behind: new RegExp(`(?:\\s?[([]\\s?(?:in )?(?:${codes}|${names})\\s?[)\\]]|[\\s/|-]+(?:in )?(?:${names}))$`, 'iu'),
  before: new RegExp(`^(?:${names})\\s+(?=\\S)`, 'iu'),
}))
/** Behind a low line, a code of two letters is one: `question_en`. */
const CODE_BEHIND = /[_](en|hi|bn|es|fr|de|pt)$/iu

/** In small letters, words apart, without what says only that something has to be filled in. */
const plain = (cell: string): string =>
  withPlainDigits(cell)
    .replace(/([a-z])(?=[A-Z]|\d+$)/g, '$1 ')
    .replace(/_/g, ' ')
    .toLowerCase()
    .replace(/["“”*]/g, '')
    .replace(/\((s|es)\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

/** The heading, and what is left of it without remarks: "Answer 1 - max 75 characters", "Time limit (sec)". */
const waysOf = (name: string): string[] => {
  const [first = ''] = name.split(/\s[-–—:|]\s|\s?[:;]\s/u)
  const bare = [name, first].map((way) => way.replace(/\s?[([][^)\]]*[)\]]/gu, '').trim())
  return [...new Set([name, first.trim(), ...bare])].filter((way) => way !== '')
}

const optionNamed = (name: string): Head | null => {
  const label = OPTION.exec(name)?.[1]
  if (label === undefined) return null
  const place = /^\d/.test(label) ? Number(label) - 1 : placeOf(label)
  return place < 0 ? null : { ...UNKNOWN, column: 'option', place }
}

const columnNamed = (name: string): Head | null => {
  // "Answer 1" is an option; "Correct answer 1" is none.
  const option = optionNamed(name)
  if (option !== null) return option
  const column = PATTERNS.find(([, pattern]) => pattern.test(name))?.[0]
  return column === undefined ? null : { ...UNKNOWN, column }
}

const tagged = (cell: string): { name: string; language: string | null } => {
  const code = CODE_BEHIND.exec(cell)
  if (code) return { name: plain(cell.slice(0, code.index)), language: (code[1] ?? '').toLowerCase() }
  const name = plain(cell)
  for (const { language, behind, before } of TAGS) {
    const pattern = behind.test(name) ? behind : before
    if (pattern.test(name)) return { name: name.replace(pattern, ''), language }
  }
  return { name, language: null }
}

const MOST_NAME = 200

/** What a heading says of its column. */
export const headNamed = (cell: string): Head => {
  if (cell.length > MOST_NAME) return UNKNOWN
  const { name, language } = tagged(cell)
  for (const way of waysOf(name)) {
    const head = columnNamed(way)
    if (head !== null) return { ...head, language }
  }
  return UNKNOWN
}

/** "Q" over numbers is their number, over texts the question itself. */
export const isShortName = (cell: string): boolean => /^(?:q|প্র|प्र)\.?$/iu.test(cell.trim())
