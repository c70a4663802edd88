/** What jsdom lacks and the page asks for. */
globalThis.matchMedia ??= (query: string): MediaQueryList =>
  ({ matches: false, media: query, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;
