import { afterEach, expect, test } from 'vitest'
import { glow } from './glow'

afterEach(() => document.body.replaceChildren())

test('a card glows on the table, and before players only where it went', () => {
  document.body.innerHTML = `<div class="table">
    <i class="seat"><b data-zone="seat-1"></b><u data-card="ring" id="his"></u></i>
    <i class="seat"><b data-zone="seat-2"></b><u data-card="ring" id="hers"></u></i>
    <u data-card="ring" id="row"></u><u data-card="car" id="car"></u></div>`
  const glowing = (): string[] => [...document.querySelectorAll('[data-glow]')].map((each) => each.id)
  glow(['ring'], 1)
  expect(glowing()).toEqual(['his', 'row'])
  glow([], null)
  expect(glowing()).toEqual([])
})
