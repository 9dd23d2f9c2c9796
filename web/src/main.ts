import './styles/fonts.css'
import '../../src/malavita/arena/report/tokens.css' // the same inks and types as in the arena's report
import './styles/components.css'
import './styles/more.css'
import { mount } from 'svelte'
import App from './App.svelte'

mount(App, { target: document.getElementById('app')! })
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js')
