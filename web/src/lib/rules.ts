// The rules for people: Markdown of one shape, a numbered paragraph for each rule.

const FILES = import.meta.glob<string>('../../../src/malavita/words/*/rules/*.md', { query: '?raw', import: 'default' })

export interface Passage {
  kind: 'heading' | 'rule' | 'text' | 'example'
  number: string | null
  text: string
}

export async function rulesOf(game: string, language: string): Promise<Passage[]> {
  const text = await FILES[`../../../src/malavita/words/${language}/rules/${game}.md`]?.()
  return (text ?? '').split(/\n\s*\n/).flatMap(read)
}

function read(block: string): Passage[] {
  const text = block.trim().replace(/\s*\n(> ?)?/g, ' ')
  if (!text || text.startsWith('# ')) return []
  if (text.startsWith('## ')) return [{ kind: 'heading', number: null, text: text.slice(3) }]
  if (text.startsWith('> ')) return [{ kind: 'example', number: null, text: plain(text.slice(2)) }]
  const rule = /^\*\*([A-Z]\d+[a-z]?)\*\*\s+(.*)$/s.exec(text)
  if (rule) return [{ kind: 'rule', number: rule[1]!, text: plain(rule[2]!) }]
  return [{ kind: 'text', number: null, text: plain(text) }]
}

const plain = (text: string): string => text.replace(/\*\*|__/g, '').replace(/(^|\s)[*_](\S.*?\S)[*_](?=\W|$)/g, '$1$2')
