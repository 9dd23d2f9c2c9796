export function sound(_name: string | null): void {
  // placeholder until the sounds are synthesised
}
