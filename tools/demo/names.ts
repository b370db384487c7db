const FIRST_NAMES = [
  ...['Aditi', 'Ananya', 'Ankita', 'Arpita', 'Barnali', 'Debjani', 'Ishita', 'Koyel', 'Madhurima', 'Moumita'],
  ...['Paromita', 'Poulami', 'Priyanka', 'Rituparna', 'Sayani', 'Shreya', 'Sohini', 'Sreeja', 'Sushmita', 'Tithi'],
  ...['Abhishek', 'Anirban', 'Arijit', 'Arnab', 'Ayan', 'Bikram', 'Debanjan', 'Dipankar', 'Kaushik', 'Rahul'],
  ...['Rajdeep', 'Ritwik', 'Saikat', 'Sandip', 'Sayan', 'Souvik', 'Subhajit', 'Sudip', 'Suman', 'Tanmoy'],
]
const LAST_NAMES = [
  ...['Banerjee', 'Barman', 'Basu', 'Bera', 'Bhattacharya', 'Biswas', 'Chakraborty', 'Chatterjee', 'Das', 'Dey'],
  ...['Dutta', 'Ganguly', 'Ghosh', 'Guha', 'Halder', 'Hansda', 'Jana', 'Kar', 'Kundu', 'Mahato', 'Maity', 'Majumdar'],
  ...['Mandal', 'Mitra', 'Mukherjee', 'Murmu', 'Nandi', 'Nath', 'Pal', 'Paul', 'Pramanik', 'Roy', 'Saha', 'Sarkar'],
  ...['Sen', 'Shaw', 'Soren', 'Tamang', 'Tudu'],
]
const WHOLE_NAMES = [
  ...['Afreen Sultana', 'Aliya Parvin', 'Arif Hossain', 'Asif Iqbal', 'Farhana Yasmin', 'Imran Ali', 'Iqbal Sheikh'],
  ...['Jasmin Khatun', 'Masud Rana', 'Mehedi Hasan', 'Nasrin Begum', 'Rehana Khatun', 'Sabir Mondal', 'Shabnam Ara'],
  ...['Tanvir Ahmed', 'Wasim Akram', 'Diki Sherpa', 'Pema Lepcha', 'Prabin Chhetri', 'Anjali Oraon', 'Merry Gomes'],
  ...['অনিন্দিতা ঘোষ', 'অর্ক মুখোপাধ্যায়', 'ঋতুপর্ণা সেন', 'কৌস্তভ দত্ত', 'তনুশ্রী মাইতি', 'দেবারতি চট্টোপাধ্যায়'],
  ...['নাজমা খাতুন', 'পল্লবী রায়', 'প্রসেনজিৎ মণ্ডল', 'মধুমিতা সরকার', 'রফিকুল ইসলাম', 'শুভঙ্কর পাল', 'সুদীপ্তা বসু'],
]

/** Where students come from, with how many of a hundred. */
const DISTRICTS = [
  ['Kolkata', 17],
  ['North 24 Parganas', 14],
  ['South 24 Parganas', 10],
  ['Howrah', 8],
  ['Hooghly', 8],
  ['Nadia', 7],
  ['Murshidabad', 7],
  ['Purba Bardhaman', 6],
  ['Paschim Medinipur', 5],
  ['Bankura', 4],
  ['Birbhum', 4],
  ['Malda', 4],
  ['Darjeeling', 3],
  ['Cooch Behar', 2],
  ['Purulia', 1],
] as const

export type Random = () => number

export const oneOf = <T>(choices: readonly T[], random: Random): T => {
  const chosen = choices[Math.floor(random() * choices.length)]
  if (chosen === undefined) throw new Error('there is nothing to choose from')
  return chosen
}

const ONE_IN_FIVE = 0.2

export const aName = (random: Random): string =>
  random() < ONE_IN_FIVE ? oneOf(WHOLE_NAMES, random) : `${oneOf(FIRST_NAMES, random)} ${oneOf(LAST_NAMES, random)}`

export const aDistrict = (random: Random): string => {
  let left = random() * DISTRICTS.reduce((sum, [, share]) => sum + share, 0)
  for (const [district, share] of DISTRICTS) {
    left -= share
    if (left < 0) return district
  }
  return DISTRICTS[0][0]
}
