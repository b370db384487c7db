// The page's script runs: what `not-loaded.css` would say after a while is not said.
document.documentElement.dataset.alive = ''
