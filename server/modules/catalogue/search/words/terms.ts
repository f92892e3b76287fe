/** Terms of one or more words; finds the longest one that begins at an index in a list of words. */
export class Terms {
  private readonly meanings = new Map<string, Set<string>>();
  private longest = 1;

  add(term: string, others: readonly string[]): void {
    const means = this.meanings.get(term) ?? new Set();
    for (const other of others) if (other !== term) means.add(other);
    this.meanings.set(term, means);
    this.longest = Math.max(this.longest, term.split(" ").length);
  }

  all(): string[] {
    return [...this.meanings.keys()];
  }

  /** Returns the longest term that begins at `at`, singular or plural, or null. */
  at(
    words: readonly string[],
    at: number,
  ): { length: number; phrases: readonly (readonly string[])[] } | null {
    for (let length = Math.min(this.longest, words.length - at); length > 0; length--) {
      const typed = words.slice(at, at + length).join(" ");
      const means = [typed, ...singularsOf(typed)].map((term) => this.meanings.get(term)).find(Boolean);
      if (means) return { length, phrases: [...means].map((term) => term.split(" ")) };
    }
    return null;
  }
}

/** Returns possible singulars: terms are looked up literally, while the database handles plurals itself. */
function singularsOf(term: string): string[] {
  return ["s", "es"].filter((ending) => term.endsWith(ending)).map((ending) => term.slice(0, -ending.length));
}
