// Loaded before the styles, so that a page never flashes in the theme that was not chosen.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}
