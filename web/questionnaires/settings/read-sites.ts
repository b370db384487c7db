const OTHER_SCRIPTS = /[^ -~]/

/** Names in other scripts as browsers send them, `xn--`; whatever is no address stays as it was typed. */
const asSent = (typed: string): string =>
  OTHER_SCRIPTS.test(typed) && URL.canParse(typed) ? new URL(typed).href : typed

/** Addresses of sites as they are typed, one a line or with blanks and commas between them. */
export const readSites = (typed: string): string[] =>
  typed
    .split(/[\s,;]+/)
    .filter((site) => site !== '')
    .map(asSent)
