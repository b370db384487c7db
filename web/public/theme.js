// Loaded before the styles, so that a page never flashes in a theme that was not chosen, or as a guest's to a teacher.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}
try {
  if (/(?:^|; )signed_in=1(?:;|$)/.test(document.cookie)) document.documentElement.dataset.signedIn = ''
} catch {}
