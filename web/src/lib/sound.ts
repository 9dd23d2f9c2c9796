// Short dry sounds, made here note by note; silent until somebody asks for them.

import { me } from './me.svelte'

type Sound = (at: Table) => void

/** Noise and tones of one moment. */
class Table {
  readonly #now: number
  constructor(
    readonly context: AudioContext,
    readonly out: AudioNode,
  ) {
    this.#now = context.currentTime
  }

  /** A tone that dies away; slide: the pitch at its end. */
  tone(pitch: number, length: number, loud: number, { at = 0, type = 'sine', slide = pitch }: { at?: number; type?: OscillatorType; slide?: number } = {}): void {
    const source = this.context.createOscillator()
    source.type = type
    source.frequency.setValueAtTime(pitch, this.#now + at)
    source.frequency.exponentialRampToValueAtTime(slide, this.#now + at + length)
    source.connect(this.#fade(length, loud, at))
    source.start(this.#now + at)
    source.stop(this.#now + at + length)
  }

  /** A breath of noise around a pitch. */
  noise(pitch: number, length: number, loud: number, at = 0): void {
    const samples = Math.ceil(this.context.sampleRate * length)
    const buffer = this.context.createBuffer(1, samples, this.context.sampleRate)
    const data = buffer.getChannelData(0)
    for (let i = 0; i < samples; i += 1) data[i] = Math.random() * 2 - 1
    const source = this.context.createBufferSource()
    source.buffer = buffer
    const filter = this.context.createBiquadFilter()
    filter.type = 'bandpass'
    filter.frequency.value = pitch
    source.connect(filter).connect(this.#fade(length, loud, at))
    source.start(this.#now + at)
  }

  #fade(length: number, loud: number, at: number): GainNode {
    const gain = this.context.createGain()
    gain.gain.setValueAtTime(0.0001, this.#now + at)
    gain.gain.exponentialRampToValueAtTime(loud, this.#now + at + 0.006)
    gain.gain.exponentialRampToValueAtTime(0.0001, this.#now + at + length)
    gain.connect(this.out)
    return gain
  }
}

const SOUNDS: Record<string, Sound> = {
  card: (at) => at.noise(900, 0.07, 0.5), // on felt
  cheque: (at) => [0, 0.07, 0.16].forEach((when) => at.noise(3800, 0.06, 0.16, when)), // a pen
  gavel: (at) => [0, 0.16].forEach((when) => at.tone(240, 0.08, 0.5, { at: when, type: 'triangle', slide: 120 })),
  coin: (at) => [1900, 2800].forEach((pitch, index) => at.tone(pitch, 0.12, 0.16, { at: index * 0.03 })),
  police: (at) => at.tone(2300, 0.35, 0.2, { type: 'square', slide: 2500 }),
  raid: (at) => [0, 0.4, 0.8].forEach((when) => at.tone(520, 0.4, 0.22, { at: when, type: 'sawtooth', slide: 880 })),
  bomb: (at) => (at.noise(5000, 0.4, 0.12), at.tone(90, 0.5, 0.9, { at: 0.4, slide: 30 }), at.noise(200, 0.4, 0.7, 0.4)),
  dice: (at) => [0, 0.07, 0.12, 0.2, 0.3].forEach((when) => at.noise(1500, 0.04, 0.4, when)),
  turn: (at) => (at.noise(2600, 0.03, 0.3), at.tone(98, 0.7, 0.5, { at: 0.05, type: 'triangle' })),
  win: (at) => [392, 523, 659, 784].forEach((pitch, index) => at.tone(pitch, 0.34, 0.26, { at: index * 0.17, type: 'triangle' })),
}

let context: AudioContext | null = null

/** Let something be heard, if the reader wants sound; every sound has a visible twin. */
export function sound(name: string | null): void {
  const volume = me.likings.sound
  if (!name || !volume || document.hidden) return
  context ??= new AudioContext()
  const out = context.createGain()
  out.gain.value = volume * 0.5
  out.connect(context.destination)
  SOUNDS[name]?.(new Table(context, out))
}
