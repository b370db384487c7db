import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Home } from './site/home.tsx'
import { NotFound } from './site/not-found.tsx'
import { Toaster } from './ui/toaster.tsx'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      {window.location.pathname === '/' ? <Home /> : <NotFound />}
      <Toaster />
    </StrictMode>,
  )
}
